import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShippingDetailPage } from '@shop/theming';
import { chilledParcel, destination, gift, matrix, second, seibo, shippingDetail } from './fixtures/delivery-fixtures.ts';

const meta = { title: '購入/配送日時とギフト', component: ShippingDetailPage, args: shippingDetail } satisfies Meta<typeof ShippingDetailPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = { args: { matrix, destinations: [destination, second] } };
export const Gift: Story = { args: { destinations: [{ ...destination, gift: { ...gift, noshi: gift.noshi && { ...gift.noshi, value: seibo } } }] } };
export const NoGift: Story = { args: { destinations: [{ ...destination, gift: { ...gift, noshi: null, wrapping: null, message: null, sender: null, reason: '冷凍の商品には、のしとラッピングをお付けできません。' } }] } };
export const NoDate: Story = { args: { destinations: [{ ...destination, parcels: [{ ...chilledParcel, dates: [], notice: 'この地域へは冷蔵便をお届けできません。' }] }] } };
export const Loading: Story = { args: { destinations: [{ ...destination, parcels: [{ ...chilledParcel, status: 'loading' }] }] } };
export const Saving: Story = { args: { destinations: [{ ...destination, parcels: [{ ...chilledParcel, status: 'saving' }] }] } };

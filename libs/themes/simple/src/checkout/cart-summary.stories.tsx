import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartSummary } from '@shop/theming';
import { extraParcel, summary } from './fixtures/cart-fixtures.ts';

const meta = { title: '購入/カートの合計', component: CartSummary, args: summary } satisfies Meta<typeof CartSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { args: { loginHref: null, express: { onExpress: () => undefined } } };
export const FreeCarriage: Story = { args: { freeCarriage: { threshold: 8000, remaining: 0 } } };
export const ExtraParcel: Story = { args: { extraParcel } };
export const Coupon: Story = { args: { coupon: { ...summary.coupon, applied: [{ code: 'HELLO', name: 'はじめてのお買い物', discount: 500 }] } } };
export const CouponRefused: Story = { args: { coupon: { ...summary.coupon, error: 'このクーポンは有効期限が切れています。' } } };
export const Saving: Story = { args: { checkout: { ...summary.checkout, status: 'saving' } } };
export const Blocked: Story = { args: { checkout: { ...summary.checkout, status: 'blocked', reason: 'ただいま販売を停止しています。' } } };

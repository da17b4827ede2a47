import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLine } from '@shop/theming';
import { hamLine } from './fixtures/cart-fixtures.ts';

const meta = { title: '購入/カートの商品', component: CartLine, args: { ...hamLine } } satisfies Meta<typeof CartLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Pending: Story = { args: { status: 'pending' } };
export const Changed: Story = { args: { notices: [{ id: 'price', tone: 'warning', text: '価格が1,380円から1,480円に変わりました。' }] } };
export const Suspended: Story = { args: { availability: { kind: 'suspended', reason: '輸入停止のため、販売を休止しています。' } } };
export const Limited: Story = { args: { quantity: 3, maxQuantity: 3, amount: 4440 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { fullOrder, nothing } from './account.fixtures.tsx';

const GuestOrderPage = slot('GuestOrderPage');
const OrderPage = slot('OrderPage');

const meta: Meta<typeof GuestOrderPage> = {
  title: 'アカウント/確認したご注文',
  component: GuestOrderPage,
  parameters: { layout: 'fullscreen' },
  args: { status: 'ready', askHref: '/order-lookup/', onRetry: nothing, children: null },
};
export default meta;
type Story = StoryObj<typeof GuestOrderPage>;

export const Ready: Story = {
  args: { children: <OrderPage {...fullOrder} back={{ label: '別のご注文を確認する', href: '/order-lookup/' }} /> },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Over: Story = { args: { status: 'over' } };
export const Outage: Story = { args: { status: 'outage' } };

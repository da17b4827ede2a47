import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSteps } from './checkout-steps.tsx';

const meta = {
  title: '部品/ご購入の手順',
  component: CheckoutSteps,
  args: { step: 'delivery', links: { cart: '/cart/', shipping: '/cart/shipping/select/' } },
} satisfies Meta<typeof CheckoutSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Third: Story = {};

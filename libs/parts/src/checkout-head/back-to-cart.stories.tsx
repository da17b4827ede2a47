import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackToCart } from './back-to-cart.tsx';

const meta = {
  title: '部品/カートへ戻る',
  component: BackToCart,
  args: { href: '/cart/', className: undefined },
} satisfies Meta<typeof BackToCart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

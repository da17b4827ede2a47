import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackToCart } from './back-to-cart.tsx';

/**
 * 購入の手続きから出る、ただ1つの道です。
 * @do 手続きの頭に1つだけ置く。
 * @dont ほかの出口を並べない。
 */
const meta = {
  title: '部品/カートへ戻る',
  component: BackToCart,
  args: { href: '/cart/', className: undefined },
} satisfies Meta<typeof BackToCart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

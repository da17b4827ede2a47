import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSteps } from './checkout-steps.tsx';

/**
 * 購入の6つの手順です。終わった段へは戻れます。
 * @do 今の段と、戻れる段の行き先だけを渡す。
 * @dont 手順の数や順番を画面ごとに変えない。
 */
const meta = {
  title: '部品/ご購入の手順',
  component: CheckoutSteps,
  args: { step: 'delivery', links: { cart: '/cart/', shipping: '/cart/shipping/select/' } },
} satisfies Meta<typeof CheckoutSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Third: Story = {};

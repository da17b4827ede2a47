import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartSteps } from './cart-steps.tsx';

/**
 * 購入の手順の1つめとしてカートを示します。
 * @do 商品があるときだけ見せる。
 * @dont 空のカートに手順を出さない。
 */
const meta = { title: '部品/カートのステップ', component: CartSteps, args: { status: 'ready' } } satisfies Meta<
  typeof CartSteps
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { status: 'empty' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartButton } from './cart-button.tsx';

/**
 * カートへのリンクです。スクリプトが動けば、横のカートを開きます。
 * @do 数の場所を取っておき、あとから動かないようにする。
 * @dont 押しても行き先のないボタンにしない。リンクとして必ず動く。
 */
const meta = {
  title: '部品/カートへのリンク',
  component: CartButton,
  args: { cart: { href: '/cart/', count: 3, onOpen: null }, className: undefined, labelClassName: undefined },
} satisfies Meta<typeof CartButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithGoods: Story = {};
export const Unknown: Story = { args: { cart: { href: '/cart/', count: null, onOpen: null } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartState } from './cart-state.tsx';

/**
 * カートの今の状態に合わせて、読み込み中・失敗・空・商品のどれかを見せます。
 * @do 4つの姿をすべて渡す。抜けると空の画面になる。
 * @dont 状態ごとの文をここに書かない。渡す側の部品が持つ。
 */
const meta = {
  title: '部品/カートの状態',
  component: CartState,
  args: {
    status: 'ready',
    loading: <p>読み込み中</p>,
    outage: <p>読めません</p>,
    empty: <p>空です</p>,
    children: <p>商品</p>,
  },
} satisfies Meta<typeof CartState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { status: 'loading' } };
export const Outage: Story = { args: { status: 'outage' } };
export const Empty: Story = { args: { status: 'empty' } };
export const NothingToPay: Story = { args: { children: null } };

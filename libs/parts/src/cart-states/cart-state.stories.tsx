import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartState } from './cart-state.tsx';

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

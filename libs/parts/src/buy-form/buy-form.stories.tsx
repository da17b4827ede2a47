import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyForm } from './buy-form.tsx';

const onAdd = () => undefined;

/**
 * 数量と、カートに入れるボタンと、その結果のひとまとまりです。
 * @do 狭い列では layout を stack にして、ボタンを下に置く。
 * @dont 上限(purchaseLimit)の説明を外に書かない。ここが伝える。
 */
const meta = {
  title: '部品/数量とカート',
  component: BuyForm,
  args: {
    purchaseLimit: null,
    maxQuantity: 20,
    inCart: 0,
    add: { status: 'idle', message: null, onAdd, action: '/cart/' },
    cartHref: '/cart/',
  },
} satisfies Meta<typeof BuyForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Stacked: Story = { args: { layout: 'stack', purchaseLimit: 2, inCart: 1, maxQuantity: 1 } };
export const Full: Story = { args: { purchaseLimit: 2, inCart: 2, maxQuantity: 0 } };
export const Failed: Story = {
  args: {
    add: {
      status: 'failed',
      message: 'カートに入れられませんでした。もう一度お試しください。',
      onAdd,
      action: '/cart/',
    },
  },
};

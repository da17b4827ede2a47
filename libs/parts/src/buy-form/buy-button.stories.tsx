import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BuyButton } from './buy-button.tsx';

const onAdd = fn();
const want = fn();

/**
 * 選んだ数をカートに入れるボタンです。
 * @do 入れたあとは数を1に戻す。欄の数が断られているときは、そこへ案内する。
 * @dont 数の欄から離して置かない。何個入るかが分からなくなる。
 */
const meta = {
  title: '部品/商品ページの購入ボタン',
  component: BuyButton,
  args: { add: { status: 'idle', onAdd, action: '/cart/' }, wanted: { quantity: 3, full: false, want, form: 'buy' } },
} satisfies Meta<typeof BuyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onAdd).toHaveBeenCalledWith(3);
    await expect(want).toHaveBeenCalledWith(1);
  },
};
export const Adding: Story = { args: { add: { status: 'adding', onAdd, action: '/cart/' } } };
export const Full: Story = { args: { wanted: { quantity: 1, full: true, want, form: 'buy' } } };

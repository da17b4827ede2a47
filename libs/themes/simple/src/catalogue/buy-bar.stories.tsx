import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longWord } from '../fixtures/long-texts.ts';

const BuyBar = slot('BuyBar');

/**
 * スマートフォンで、購入ボタンが画面から出たあと足もとに残る価格とボタンです。
 * @do 隠れているあいだは inert にして、キーボードから届かなくする。高さは 64 px に収める。
 * @dont 数量や選択をここに増やさない。ページのボタンで選ばれたものをそのまま押す部品です。
 */
const meta = {
  title: '商品/追いかける購入ボタン',
  component: BuyBar,
  args: { name: 'ジャンボン・ド・バイヨンヌ', price: 1480, isShown: true, onBuy: fn() },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof BuyBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).queryByRole('button');
    // A wide screen has no bar.
    if (!button) return;
    await userEvent.click(button);
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
export const Hidden: Story = { args: { isShown: false } };
export const LongText: Story = { args: { name: longWord, price: 1_234_567 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { addManyCopy } from '@shop/copy';
import { deferredSlot } from '@shop/theming';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const GoodsTogether = deferredSlot('GoodsTogether');

const onAdd = fn();
const addAll = { count: 2, price: 3360, isBusy: false, onAdd };

/**
 * レシピに使う商品を、1つのボタンでまとめてカートへ入れます。
 * @do 合計の金額と点数をボタンのそばに書く。入らなかった商品は名前と理由を並べる。
 * @dont 何も買えないときにボタンを出さない。段ごと描かない。
 */
const meta = {
  title: '読みもの/まとめてカートへ',
  component: GoodsTogether,
  args: { addAll, message: null, leftOut: [], cartHref: '/cart/' },
} satisfies Meta<typeof GoodsTogether>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: addManyCopy.addAll(2) }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};
export const Adding: Story = { args: { addAll: { ...addAll, isBusy: true } } };
export const Added: Story = {
  args: { message: { tone: 'success', text: addManyCopy.added(2, 2) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: addManyCopy.toCart })).toHaveAttribute(
      'href',
      '/cart/',
    );
  },
};
/** One of them was refused; the rest is in the cart. */
export const Failed: Story = {
  args: {
    message: { tone: 'danger', text: 'カートに入れられませんでした。時間をおいて、もう一度お試しください。' },
    leftOut: [{ name: 'グアンチャーレ ブロック', reason: '販売休止中' }],
  },
};
/** Nothing of it can be had: there is nothing to press. */
export const Empty: Story = {
  args: { addAll: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  args: { message: { tone: 'danger', text: longSentence }, leftOut: [{ name: longName, reason: longSentence }] },
};

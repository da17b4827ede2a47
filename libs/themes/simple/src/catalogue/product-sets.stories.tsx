import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deferredSlot, type SetView } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { photograph } from '../fixtures/photograph.ts';

const ProductSets = deferredSlot('ProductSets');

const onAdd = fn();
const item = (key: string, name: string, reason: string | null = null): SetView['items'][number] => ({
  key,
  href: `/product/${key}/`,
  name,
  quantity: 1,
  picture: photograph,
  reason,
});
const aperitif: SetView = {
  key: 'set-france-aperitif',
  name: 'フランスの食前のひと皿',
  lead: 'バイヨンヌの生ハム、ロゼット、コンテ。切らずに並べるだけで前菜になります。',
  price: 5640,
  items: [
    item('ham-fr-001', 'ジャンボン・ド・バイヨンヌ'),
    item('sal-fr-003', 'ロゼット スライス'),
    item('che-fr-001', 'コンテ 18ヶ月熟成'),
  ],
  isClosed: false,
  status: 'idle',
  message: null,
  onAdd,
};

/**
 * 商品が入っているセットを、まとめてカートへ入れる段です。
 * @do 揃わないセット(isClosed)はボタンを出さず、どの品が欠けているかを品の横に書く。
 * @dont セットの一部だけをカートに入れる押し方を作らない。全部か、なしかのどちらかです。
 */
const meta = {
  title: '商品/商品が入るセット',
  component: ProductSets,
  args: { sets: [aperitif], cartHref: '/cart/' },
} satisfies Meta<typeof ProductSets>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: '「フランスの食前のひと皿」のセットをカートに入れる' }),
    );
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};
export const Several: Story = {
  args: { sets: [aperitif, { ...aperitif, key: 'set-2', name: '生ハム食べ比べ 三つの国' }] },
};
export const Adding: Story = { args: { sets: [{ ...aperitif, status: 'adding' }] } };
export const Added: Story = {
  args: {
    sets: [{ ...aperitif, status: 'added', message: '「フランスの食前のひと皿」の商品をすべてカートに入れました。' }],
  },
};
export const Failed: Story = {
  args: {
    sets: [
      {
        ...aperitif,
        status: 'failed',
        message: '「フランスの食前のひと皿」はカートに入れられませんでした。ほかの商品も入れていません。',
        items: [item('ham-fr-001', 'ジャンボン・ド・バイヨンヌ', '「ジャンボン・ド・バイヨンヌ」は在庫が足りません。')],
      },
    ],
  },
};
export const SoldOut: Story = {
  args: {
    sets: [
      {
        ...aperitif,
        isClosed: true,
        items: [item('ham-es-001', 'ハモン・デ・ギフエロ', '輸入停止のため、ご注文いただけません。')],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    sets: [
      {
        ...aperitif,
        name: longName,
        lead: longSentence,
        message: longSentence,
        status: 'failed',
        items: [item('long', longName, longSentence)],
      },
    ],
  },
};

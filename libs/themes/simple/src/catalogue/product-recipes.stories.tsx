import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { deferredSlot } from '@shop/theming';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';

const ProductRecipes = deferredSlot('ProductRecipes');

const melon = {
  href: '/recipes/prosciutto-melon/',
  title: '生ハムとメロン',
  lead: '塩気と甘みを、ひと口で。切って重ねるだけの前菜です。',
};
const board = {
  href: '/recipes/charcuterie-board/',
  title: 'シャルキュトリーの盛り合わせ',
  lead: '薄切り、厚切り、塗るもの。三つの食感をそろえます。',
};

/**
 * その商品で作れる料理を、読みもののリンクで紹介します。
 * @do 題と一文を組にし、全部のレシピへの道(more)を最後に置く。
 * @dont 材料や手順をここに書かない。レシピのページに任せる。
 */
const meta = {
  title: '商品/この品で作る',
  component: ProductRecipes,
  args: { title: 'この品で作る', rows: [melon, board], more: { label: '食卓のヒントの一覧へ', href: '/recipes/' } },
} satisfies Meta<typeof ProductRecipes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '生ハムとメロン' })).toHaveAttribute(
      'href',
      '/recipes/prosciutto-melon/',
    );
  },
};
export const One: Story = { args: { rows: [melon] } };
export const LongText: Story = {
  args: {
    title: longName,
    rows: [
      { ...melon, title: longWord, lead: longSentence },
      { ...board, title: longName, lead: longWord },
    ],
    more: { label: longName, href: '/recipes/' },
  },
};

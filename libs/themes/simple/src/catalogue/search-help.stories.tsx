import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { deferredSlot, type SearchHelpProps } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { idle, longHam, products } from './fixtures/product-fixtures.ts';

const SearchHelp = deferredSlot('SearchHelp');

const nearest: SearchHelpProps['nearest'] = {
  title: 'おすすめの商品',
  products: products.slice(0, 4),
  addOf: () => idle,
  all: { label: 'おすすめの商品をすべて見る', href: '/product/' },
};
const wish: SearchHelpProps['wish'] = {
  title: '「羊羹」の取り扱いのご希望',
  text: 'お探しの商品をお知らせください。仕入れの参考にいたします。',
  link: { label: '取り扱いを希望する', href: '/contact/?category=product&wish=%E7%BE%8A%E7%BE%B9' },
};

/**
 * 見つからない一覧の下に置く助け船です。近い商品と、取り扱いの希望を見せます。
 * @do 近い商品には「全部見る」道を添える。
 * @dont 言葉で探していないとき(wish が null)に希望の案内を出さない。
 */
const meta = { title: '商品/見つからないときのご案内', component: SearchHelp, args: { nearest, wish } } satisfies Meta<
  typeof SearchHelp
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Nearest: Story = {
  args: { wish: null },
  play: async ({ canvasElement }) => {
    const shelf = within(canvasElement).getByRole('region', { name: 'おすすめの商品' });
    await expect(within(shelf).getAllByRole('listitem')).toHaveLength(products.slice(0, 4).length);
  },
};
export const Wish: Story = {
  play: async ({ canvasElement }) => {
    const wishes = within(canvasElement).getByRole('region', { name: '「羊羹」の取り扱いのご希望' });
    await expect(within(wishes).getByRole('link', { name: '取り扱いを希望する' })).toHaveAttribute(
      'href',
      expect.stringContaining('wish='),
    );
  },
};
export const LongText: Story = {
  args: {
    nearest: { ...nearest, title: longName, products: [longHam], all: { label: longName, href: '/product/' } },
    wish: { ...wish, title: `「${longName}」`, text: longSentence },
  },
};

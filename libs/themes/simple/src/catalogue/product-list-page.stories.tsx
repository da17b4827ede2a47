import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { deferredSlot, slot, type ProductListPageProps } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { categoryPhotograph } from '../fixtures/photograph.ts';
import { facets, sort } from './fixtures/page-fixtures.ts';
import { idle, idleMany, longHam, manyProducts, products } from './fixtures/product-fixtures.ts';

const ProductListPage = slot('ProductListPage');
const SearchHelp = deferredSlot('SearchHelp');

const args: ProductListPageProps = {
  status: 'ready',
  title: 'すべての商品',
  lead: '生ハム、サラミ、ソーセージと、それに合うものを揃えています。',
  picture: null,
  breadcrumbs: [
    { label: 'トップ', href: '/' },
    { label: '商品一覧', href: '/product/' },
  ],
  products,
  addOf: () => idle,
  addManyOf: () => idleMany,
  facets,
  sort,
  pagination: { page: 1, last: 4, hrefOf: (page) => `/product/?page=${page}` },
  activeFilters: [],
  clearHref: '/product/',
  notice: null,
  help: { word: null, ways: [{ label: '生ハム・熟成ハム', href: '/product/?category=dry-cured-ham' }] },
  nearest: null,
};

/**
 * 見つかった商品の一覧です。絞り込み、並べ替え、カード、ページ送りを組み合わせます。
 * @do 読み込み中は、カードと同じ大きさの枠を並べて画面が動かないようにする。
 * @dont 見つからないときに一覧だけを消さない。ほかの探し方と近い商品を必ず見せる。
 */
const meta = {
  title: '商品/商品一覧',
  component: ProductListPage,
  args,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    notice: {
      title: '販売を休止している商品について',
      text: '再開まで販売を休止しています。',
      link: { label: '詳しく見る', href: '/guide/' },
    },
  },
};
export const Filtered: Story = {
  args: {
    title: '生ハム・熟成ハム',
    lead: '塩と時間だけで仕上げる、産地ごとの熟成ハム。',
    picture: categoryPhotograph,
    activeFilters: [
      { label: '冷蔵', removeHref: '/product/?category=dry-cured-ham' },
      { label: '乳を含まない', removeHref: '/product/?category=dry-cured-ham&zone=chilled' },
    ],
  },
};
export const Empty: Story = {
  args: {
    products: [],
    sort: { ...sort, total: 0, from: 0, to: 0 },
    pagination: { ...args.pagination, last: 1 },
    help: { ...args.help, word: 'ぷろしゅーと' },
    nearest: (
      <SearchHelp
        nearest={{
          title: 'おすすめの商品',
          products: products.slice(0, 4),
          addOf: () => idle,
          all: { label: 'おすすめの商品をすべて見る', href: '/product/' },
        }}
        wish={null}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: /ぷろしゅーと/ })).toBeVisible();
    const main = within(canvasElement).getByRole('region', { name: '商品' });
    await expect(within(main).getByRole('link', { name: '条件をすべて外す' })).toBeVisible();
    await expect(within(main).getByRole('region', { name: 'おすすめの商品' })).toBeVisible();
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Many: Story = {
  args: {
    products: manyProducts,
    activeFilters: facets.groups.flatMap((group) =>
      group.options
        .filter(({ value }) => value !== '')
        .map(({ label }) => ({ label, removeHref: `/product/?without=${label}` })),
    ),
    pagination: { ...args.pagination, page: 12, last: 99 },
  },
};
export const LongText: Story = {
  args: {
    title: longName,
    lead: longSentence,
    picture: categoryPhotograph,
    products: [longHam, { ...longHam, key: 'long-2', availability: { kind: 'suspended', reason: longSentence } }],
    activeFilters: [{ label: longName, removeHref: '/product/' }],
    notice: { title: longName, text: longSentence, link: { label: longName, href: '/guide/' } },
  },
};

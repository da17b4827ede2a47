import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPage, type ProductPageProps } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { buyBox, specs, gallery, story } from './fixtures/page-fixtures.ts';
import { ham, idle, longHam, products, suspendedHam } from './fixtures/product-fixtures.ts';

const args: ProductPageProps = {
  breadcrumbs: [
    { label: 'トップ', href: '/' },
    { label: '商品一覧', href: '/product/' },
    { label: ham.category.name, href: ham.category.href },
    { label: ham.name, href: ham.href },
  ],
  product: ham,
  gallery,
  buyBox,
  specs,
  story,
  related: { title: 'あわせて楽しむ', products: products.slice(1), addOf: () => idle },
  contents: null,
  recent: null,
  caution: null,
};

/**
 * 商品ページの全体です。写真と購入の箱を先に見せ、味わい、表示、合う商品の順に続けます。
 * @do contents と recent は届いた部品をそのまま置く。空のこともあるので、余白をその外に作らない。
 * @dont 食品の表示(ProductFacts)と注意書き(caution)を、開かないと読めない場所に隠さない。
 */
const meta = {
  title: '商品/商品ページ',
  component: ProductPage,
  args,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const Suspended: Story = {
  args: {
    product: suspendedHam,
    buyBox: { ...buyBox, product: suspendedHam },
    caution: 'アレルギーの表示は登録情報に基づきます。',
  },
};
export const SoldOut: Story = {
  args: {
    product: { ...ham, availability: { kind: 'sold_out' } },
    buyBox: { ...buyBox, product: { ...ham, availability: { kind: 'sold_out' } } },
    related: { ...args.related, products: [] },
  },
};
export const LongText: Story = {
  args: {
    product: longHam,
    breadcrumbs: [...args.breadcrumbs.slice(0, 3), { label: longName, href: longHam.href }],
    gallery: { ...gallery, productName: longName },
    buyBox: { ...buyBox, product: longHam, delivery: longSentence },
    specs: { ...specs, rows: specs.rows.map((row) => ({ ...row, text: longSentence })) },
    story: { ...story, name: longName, tasting: longSentence.repeat(3), serving: longSentence },
    related: { ...args.related, products: [longHam, { ...longHam, key: 'long-2' }] },
    caution: longSentence,
  },
};

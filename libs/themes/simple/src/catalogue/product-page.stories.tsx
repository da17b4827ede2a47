import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPage, type ProductPageProps } from '@shop/theming';
import { buyBox, facts, gallery, story } from './fixtures/page-fixtures.ts';
import { ham, idle, products, suspendedHam } from './fixtures/product-fixtures.ts';

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
  facts,
  story,
  related: { title: 'あわせて楽しむ', products: products.slice(1), addOf: () => idle },
  caution: null,
};

const meta = { title: '商品/商品ページ', component: ProductPage, args, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ProductPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const Suspended: Story = {
  args: { product: suspendedHam, buyBox: { ...buyBox, product: suspendedHam }, caution: 'アレルギーの表示は登録情報に基づきます。' },
};

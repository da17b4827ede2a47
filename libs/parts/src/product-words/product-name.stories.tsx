import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductName } from './product-name.tsx';

/**
 * 一覧の商品名です。見出しであり、商品ページへの道です。
 * @do 見出しの段はページに合わせる(headingLevel)。
 * @dont 商品名の中に値段や札を混ぜない。
 */
const meta = {
  title: '部品/商品名',
  component: ProductName,
  args: { product: { name: 'ジャンボン・ド・バイヨンヌ', href: '/product/ham-fr-001/' }, headingLevel: 2 },
} satisfies Meta<typeof ProductName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Heading: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

/**
 * ページがお店のどこにあるかを、上から順に並べます。
 * @do 最後に今のページを入れる。その1つ前のリンクは、来たときの場所へ戻す。
 * @dont 今のページだけのときに置かない。上の段があるページで使う。
 */
const meta = { title: '部品/パンくず', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = {
  args: {
    crumbs: [
      { label: 'トップ', href: '/' },
      { label: '商品一覧', href: '/product/' },
      { label: '生ハム・熟成ハム', href: '/product/?category=dry-cured-ham' },
      { label: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス', href: '/product/ham-fr-001/' },
    ],
  },
};

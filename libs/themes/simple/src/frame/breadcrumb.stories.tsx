import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';

const top = { label: 'トップ', href: '/' };
const list = { label: '商品一覧', href: '/product/' };

/**
 * いま見ているページが、お店のどこにあるかを示すパンくずです。
 * @do 最後の1つは今のページなので、リンクにせず文字で置く。長い名前は折り返す。
 * @dont 購入の手続きやログインの画面に置かない。そこでは手順の表示が場所を伝える。
 */
const meta = { title: '枠/パンくず', component: Breadcrumb, args: { crumbs: [top, list] } } satisfies Meta<
  typeof Breadcrumb
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'トップ' })).toHaveAttribute('href', '/');
    await expect(within(canvasElement).queryByRole('link', { name: '商品一覧' })).toBeNull();
  },
};
export const Long: Story = {
  args: {
    crumbs: [
      top,
      list,
      { label: '生ハム・熟成ハム', href: '/product/?category=dry-cured-ham' },
      { label: 'フランス', href: '/product/?country=fr' },
      { label: 'ジャンボン・ド・バイヨンヌ', href: '/product/ham-fr-001/' },
    ],
  },
};
export const LongText: Story = { args: { crumbs: [top, list, { label: longName, href: '/product/ham/' }] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longName, longWord } from '../fixtures/long-texts.ts';

const SitemapPage = slot('SitemapPage');

const leaf = (label: string, href: string) => ({ label, href, branches: [] });

/**
 * お店の公開ページをすべて、木の形で並べます。
 * @do 見出しと入れ子のリストで組み、ただのリンクで並べる。
 * @dont 枝をたたんで隠さない。全部を一度に読むためのページです。
 */
const meta = {
  title: '読みもの/サイトマップ',
  component: SitemapPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: 'サイトマップ', href: '/sitemap/' },
    ],
    parts: [
      {
        key: 'goods',
        title: '商品',
        branches: [
          leaf('すべての商品', '/product/'),
          {
            label: '生ハム・熟成ハム',
            href: '/product/?category=dry-cured-ham',
            branches: [leaf('ジャンボン・ド・バイヨンヌ', '/product/ham-fr-001/')],
          },
        ],
      },
      {
        key: 'law',
        title: 'この店について',
        branches: [leaf('お買い物ガイド', '/guide/'), leaf('特定商取引法に基づく表記', '/law/')],
      },
    ],
  },
} satisfies Meta<typeof SitemapPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const goods = within(within(canvasElement).getByRole('region', { name: '商品' }));
    await expect(goods.getByRole('link', { name: 'ジャンボン・ド・バイヨンヌ' })).toHaveAttribute(
      'href',
      '/product/ham-fr-001/',
    );
  },
};
/** A shop without products, with a single page. */
export const One: Story = {
  args: { parts: [{ key: 'service', title: 'ご利用の案内', branches: [leaf('トップ', '/')] }] },
};
export const Many: Story = {
  args: {
    parts: ['goods', 'reading'].map((key) => ({
      key,
      title: key === 'goods' ? '商品' : '読みもの',
      branches: Array.from({ length: 8 }, (_, group) => ({
        label: `見本の区分 ${group + 1}`,
        href: `/${key}/?category=${group}`,
        branches: Array.from({ length: 12 }, (_, page) =>
          leaf(`見本の品 ${group + 1}-${page + 1}`, `/${key}/${group}-${page}/`),
        ),
      })),
    })),
  },
};
export const LongText: Story = {
  args: {
    parts: [
      {
        key: 'goods',
        title: longName,
        branches: [
          {
            label: longWord,
            href: '/product/?category=long',
            branches: [leaf(longName, '/product/long/'), leaf(longWord, '/product/word/')],
          },
        ],
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductShelf, slot } from '@shop/theming';
import { longHam } from '../catalogue/fixtures/product-fixtures.ts';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';
import { photograph } from '../fixtures/photograph.ts';
import { shelf } from '../home/fixtures/home-fixtures.ts';

const BlogPage = slot('BlogPage');

/**
 * 記事を1つ読むページです。題、写真、本文、出てくる商品、前後の記事の順です。
 * @do 本文は読みやすい幅に収める。前後の記事は題名で案内する。
 * @dont 本文の途中に商品の棚を差し込まない。本文のあとに置く。
 */
const meta = {
  title: '読みもの/読みもののページ',
  component: BlogPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: '読みもの', href: '/blog/' },
      { label: '生ハムは、食べる20分前に', href: '/blog/1/' },
    ],
    category: '食べ方',
    day: '2026.11.15(日)',
    title: '生ハムは、食べる20分前に',
    lead: '冷蔵庫から出す時刻ひとつで、香りは変わります。',
    author: '読みもの編集部',
    picture: { stored: null, own: photograph },
    body: '<p>生ハムの香りは、脂に溶けています。</p><h2>はがし方</h2><p>薄切りは端からゆっくりはがします。</p>',
    goods: <ProductShelf {...shelf} id="landing" title="この記事に出てくる商品" lead={null} more={null} />,
    newer: { label: '贈りものに、生ハムを選ぶとき', href: '/blog/2/' },
    older: { label: '町の名前がついたソーセージ', href: '/blog/3/' },
    listHref: '/blog/',
  },
} satisfies Meta<typeof BlogPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: 'この記事に出てくる商品' })).toBeVisible();
    await expect(within(page.getByRole('navigation', { name: '前後の読みもの' })).getAllByRole('link')).toHaveLength(3);
  },
};
/** The newest article, with an illustration and no products. */
export const Default: Story = {
  args: {
    picture: { stored: null, own: { drawing: 'salami', tone: 'plate', alt: 'サラミの挿絵', image: null } },
    goods: null,
    newer: null,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('新しい記事')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    category: longWord,
    title: longName,
    lead: longSentence,
    author: longWord,
    body: `<h2>${longWord}</h2><p>${longSentence}</p>`,
    goods: (
      <ProductShelf {...shelf} id="landing" title={longName} lead={longSentence} products={[longHam]} more={null} />
    ),
    newer: { label: longWord, href: '/blog/2/' },
    older: { label: longSentence, href: '/blog/3/' },
  },
};

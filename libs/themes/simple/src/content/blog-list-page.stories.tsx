import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot, type BlogCard } from '@shop/theming';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';
import { photograph } from '../fixtures/photograph.ts';

const BlogListPage = slot('BlogListPage');

const photographed: BlogCard['picture'] = { stored: null, own: photograph };
const illustrated: BlogCard['picture'] = {
  stored: null,
  own: { drawing: 'salami', tone: 'plate', alt: 'サラミの挿絵', image: null },
};
const cardOf = (id: number): BlogCard => ({
  id,
  href: `/blog/${id}/`,
  category: id % 2 === 0 ? '産地' : '食べ方',
  day: '2026.11.15(日)',
  title: `見本の読みもの ${id}`,
  lead: '冷蔵庫から出す時刻ひとつで、香りは変わります。',
  picture: id % 3 === 0 ? illustrated : photographed,
});
const hrefOf = (page: number) => `/blog/?page=${page}`;
const categories = ['すべて', '食べ方', '産地', '道具'].map((label, index) => ({
  label,
  href: `/blog/?category=${index}`,
  isCurrent: index === 0,
}));

/**
 * 記事の一覧です。いちばん新しい記事を大きく見せます。
 * @do 大きく見せるのは1ページめの最初の1件だけにする。
 * @dont 分類が1つしかないときに、分類の選択を並べない。
 */
const meta = {
  title: '読みもの/読みものの一覧',
  component: BlogListPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: '読みもの', href: '/blog/' },
    ],
    categories,
    rows: [1, 2, 3, 4].map(cardOf),
    total: 4,
    pagination: { page: 1, last: 1, hrefOf },
    browseHref: '/product/',
  },
} satisfies Meta<typeof BlogListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('article')).toHaveLength(4);
    await expect(page.getByRole('link', { current: 'page', name: 'すべて' })).toBeVisible();
  },
};
export const One: Story = { args: { rows: [cardOf(1)], total: 1 } };
export const Empty: Story = {
  args: { categories: categories.slice(0, 1), rows: [], total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('新しい読みものができましたら、ここに載せます。')).toBeVisible();
  },
};
/** A category that has nothing any more. */
export const NothingFound: Story = {
  args: {
    categories: categories.map((category, index) => ({ ...category, isCurrent: index === 3 })),
    rows: [],
    total: 0,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('この分類の読みものはまだありません。ほかの分類もご覧ください。'),
    ).toBeVisible();
  },
};
export const Many: Story = {
  args: {
    rows: Array.from({ length: 12 }, (_, index) => cardOf(index + 1)),
    total: 100,
    pagination: { page: 3, last: 9, hrefOf },
  },
};
export const LongText: Story = {
  args: {
    categories: [...categories, { label: longWord, href: '/blog/?category=long', isCurrent: false }],
    rows: [
      { ...cardOf(1), title: longName, lead: longSentence, category: longWord },
      { ...cardOf(2), title: longWord, lead: longWord },
    ],
    total: 2,
  },
};

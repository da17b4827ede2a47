import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const NewsListPage = slot('NewsListPage');

const rowOf = (id: number, title: string, kind = 'お知らせ', isUnread = false) => ({
  id,
  href: `/news/${id}/`,
  day: '2026.11.15(日)',
  kind,
  title,
  lead: 'のしとご包装、お届け先ごとのメッセージを承ります。',
  isUnread,
});
const hrefOf = (page: number) => `/news/?page=${page}`;
const holidays = {
  ...rowOf(1, '年末年始のお届けについて', '配送'),
  day: '2026.11.18(水)',
  lead: '12月31日から1月4日までは出荷をお休みします。',
};

/**
 * お知らせの一覧です。大切なものを上に、ほかは日付の順に並べます。
 * @do 未読の印は、会員と分かってから出す。
 * @dont 大切なお知らせを日付の列にも二重に並べない。
 */
const meta = {
  title: '読みもの/お知らせの一覧',
  component: NewsListPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: 'お知らせ', href: '/news/' },
    ],
    kinds: ['すべて', 'お知らせ', '商品', '配送', 'メンテナンス'].map((label, index) => ({
      label,
      href: `/news/?kind=${index}`,
      isCurrent: index === 0,
    })),
    important: [holidays],
    rows: [rowOf(2, 'お歳暮の承りを始めました'), rowOf(3, 'バスク地方の生ハムが入荷しました', '商品')],
    total: 3,
    pagination: { page: 1, last: 1, hrefOf },
    browseHref: '/product/',
  },
} satisfies Meta<typeof NewsListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(within(page.getByRole('region', { name: '重要なお知らせ' })).getAllByRole('link')).toHaveLength(1);
    await expect(page.getByRole('link', { current: 'page', name: 'すべて' })).toBeVisible();
    await expect(page.queryByText('未読')).toBeNull();
  },
};
export const Unread: Story = {
  args: {
    rows: [
      rowOf(2, 'お歳暮の承りを始めました', 'お知らせ', true),
      rowOf(3, 'バスク地方の生ハムが入荷しました', '商品'),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('未読')).toHaveLength(1);
  },
};
export const Empty: Story = { args: { important: [], rows: [], total: 0 } };
export const LongText: Story = {
  args: {
    important: [{ ...holidays, title: longSentence }],
    rows: [{ ...rowOf(2, longSentence, 'お知らせ', true), lead: longSentence }],
    total: 2,
  },
};
export const Many: Story = {
  args: {
    rows: Array.from({ length: 9 }, (_, index) => rowOf(index + 2, 'お歳暮の承りを始めました')),
    total: 100,
    pagination: { page: 3, last: 10, hrefOf },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const NewsPage = slot('NewsPage');

/**
 * お知らせを1つ読むページです。
 * @do 日付、種類、大切の印を題のそばに置く。前後のお知らせへ題名で進める。
 * @dont 一覧への戻り道を省かない。
 */
const meta = {
  title: '読みもの/お知らせ',
  component: NewsPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: 'お知らせ', href: '/news/' },
      { label: 'お歳暮の承りを始めました', href: '/news/2/' },
    ],
    title: 'お歳暮の承りを始めました',
    body: '<p>のしの表書きと名入れ、ご包装、メッセージカードは、お届け先ごとにお選びいただけます。</p>',
    day: '2026.11.15(日)',
    kind: 'お知らせ',
    isImportant: false,
    newer: { label: '年末年始のお届けについて', href: '/news/1/' },
    older: { label: 'バスク地方の生ハムが入荷しました', href: '/news/3/' },
    listHref: '/news/',
  },
} satisfies Meta<typeof NewsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'お歳暮の承りを始めました' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'お知らせの一覧へ' })).toHaveAttribute('href', '/news/');
    await expect(page.queryByText('重要')).toBeNull();
    await expect(page.getByRole('link', { name: '年末年始のお届けについて' })).toHaveAttribute('href', '/news/1/');
    await expect(page.getByRole('link', { name: 'バスク地方の生ハムが入荷しました' })).toHaveAttribute(
      'href',
      '/news/3/',
    );
  },
};
export const Important: Story = { args: { isImportant: true, kind: '配送' } };
export const Newest: Story = { args: { newer: null } };
export const Oldest: Story = { args: { older: null } };
export const LongText: Story = {
  args: { title: longName, body: `<p>${longSentence}</p>`.repeat(6), older: { label: longName, href: '/news/3/' } },
};

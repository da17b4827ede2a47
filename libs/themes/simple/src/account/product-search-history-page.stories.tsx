import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { slot, type SearchedWordRow } from '@shop/theming';
import { longWord } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';
import { middlePage, onePage } from './logs.fixtures.ts';

const ProductSearchHistoryPage = slot('ProductSearchHistoryPage');
const path = '/mypage/product_search_history/';
const rowOf = (id: number, word: string, row: Partial<SearchedWordRow> = {}): SearchedWordRow => ({
  id,
  day: '2026.11.21(土)',
  time: '9:05',
  word,
  href: `/product/?word=${encodeURIComponent(word)}`,
  onDelete: nothing,
  isBusy: false,
  ...row,
});
const rows = [
  rowOf(3, '生ハム'),
  rowOf(2, 'サラミ フランス', { time: '8:40' }),
  rowOf(1, '原木', { day: '2026.11.20(金)', time: '21:30' }),
];

/**
 * 会員が探した言葉の記録です。押すと、もう一度探せます。
 * @do 言葉そのものをリンクにし、読み上げには「もう一度探す」と分かる名前をつける。
 * @dont 言葉を短く切らない。長くても折り返して全部見せる。
 */
const meta = {
  title: 'マイページ/検索履歴',
  component: ProductSearchHistoryPage,
  args: { rows, total: rows.length, pagination: onePage(path), browseHref: '/product/' },
} satisfies Meta<typeof ProductSearchHistoryPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** By day; a word links to its search. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = within(canvas.getByRole('region', { name: '2026.11.21(土)' }));
    await expect(day.getAllByRole('listitem')).toHaveLength(2);
    await expect(day.getByRole('link', { name: '「生ハム」をもう一度さがす' })).toHaveAttribute(
      'href',
      `/product/?word=${encodeURIComponent('生ハム')}`,
    );
    await expect(day.getByRole('button', { name: '「生ハム」を検索履歴から削除する' })).toBeVisible();
  },
};
export const One: Story = { args: { rows: rows.slice(0, 1), total: 1 } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const Message: Story = {
  args: { message: { tone: 'success', text: '「生ハム」を検索履歴から削除しました', onUndo: fn() } },
};
export const LongText: Story = { args: { rows: [rowOf(1, longWord)], total: 1 } };
export const Many: Story = {
  args: {
    rows: Array.from({ length: 10 }, (_, index) => rowOf(index, `生ハム ${index}`)),
    total: 30,
    pagination: middlePage(path),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot, type MessageRow } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';
import { middlePage, onePage } from './logs.fixtures.ts';

const MessageListPage = slot('MessageListPage');
const path = '/mypage/message-center/';
const rowOf = (id: number, row: Partial<MessageRow> = {}): MessageRow => ({
  id,
  day: '2026.11.21(土)',
  time: '9:05',
  title: '年末年始のお届けについて',
  href: `${path}${id}/`,
  isUnread: false,
  ...row,
});
const rows = [
  rowOf(3),
  rowOf(2, { time: '8:40', title: 'お誕生日月のポイントについて', isUnread: true }),
  rowOf(1, { day: '2026.11.20(金)', time: '21:30', title: '会員登録ありがとうございます' }),
];

/**
 * お店から会員ひとりへのお知らせの一覧です。
 * @do 未読は太い字と札で示し、並ぶ場所は日付の順のままにする。
 * @dont 色だけで未読を示さない。
 */
const meta = {
  title: 'マイページ/メッセージ',
  component: MessageListPage,
  args: { rows, total: rows.length, pagination: onePage(path), browseHref: '/product/' },
} satisfies Meta<typeof MessageListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Unread messages are emphasised, and remain in order. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [read, unread] = within(within(canvasElement).getByRole('region', { name: '2026.11.21(土)' })).getAllByRole(
      'listitem',
    );
    await expect(read).not.toHaveTextContent('未読');
    await expect(unread).toHaveTextContent(/お誕生日月のポイントについて\s*未読/);
  },
};
export const One: Story = { args: { rows: rows.slice(1, 2), total: 1 } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const LongText: Story = {
  args: { rows: [rowOf(1, { title: `${longSentence}${longWord}`, isUnread: true })], total: 1 },
};
export const Many: Story = {
  args: {
    rows: Array.from({ length: 10 }, (_, index) => rowOf(index, { isUnread: index < 3 })),
    total: 30,
    pagination: middlePage(path),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot, type LoginHistoryRow } from '@shop/theming';
import { longWord } from '../fixtures/long-texts.ts';

const LoginHistoryPage = slot('LoginHistoryPage');

const rowOf = (id: number, row: Partial<LoginHistoryRow> = {}): LoginHistoryRow => ({
  id,
  day: '2026.11.21(土)',
  time: '9:05',
  way: 'password',
  device: { system: 'iPhone', browser: 'Safari' },
  address: '203.0.…',
  isCurrent: false,
  ...row,
});
const rows = [
  rowOf(3, { isCurrent: true }),
  rowOf(2, { time: '8:40', way: 'second_factor', device: { system: 'Windows', browser: 'Edge' } }),
  rowOf(1, {
    day: '2026.11.20(金)',
    time: '21:30',
    way: 'reminder',
    device: { system: null, browser: null },
    address: '2001:db8:…',
  }),
];
const hrefOf = (page: number) => `/mypage/login_history/?page=${page}`;

/**
 * ログインの記録です。日ごとに、いつ、どの端末から、どの方法で入ったかを見せます。
 * @do 今のログインに印をつける。覚えのない人のために、尋ねる道を置く。
 * @dont 分からない端末を当て推量で書かない。分からないと書く。
 */
const meta = {
  title: 'マイページ/ログイン履歴',
  component: LoginHistoryPage,
  args: {
    rows,
    total: rows.length,
    pagination: { page: 1, last: 1, hrefOf },
    browseHref: '/product/',
    helpHref: '/mypage/password/',
  },
} satisfies Meta<typeof LoginHistoryPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** By day: time, device, method and location; marks the current login, and links to help. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [here, before] = within(canvas.getByRole('region', { name: '2026.11.21(土)' })).getAllByRole('listitem');
    await expect(here).toHaveTextContent(/^9:05\s*iPhoneのSafari\s*この端末\s*パスワード\s*IPアドレス 203\.0\.…$/);
    await expect(before).toHaveTextContent(/^8:40\s*WindowsのEdge\s*パスワードと認証コード/);
    await expect(canvas.getByRole('region', { name: '2026.11.20(金)' })).toHaveTextContent('種類のわからない端末');
    await expect(canvas.getByRole('link', { name: 'この操作に覚えがない' })).toHaveAttribute(
      'href',
      '/mypage/password/',
    );
  },
};
export const Empty: Story = { args: { rows: [], total: 0 } };
export const LongText: Story = {
  args: {
    rows: [rowOf(1, { device: { system: longWord, browser: longWord }, way: 'sync', isCurrent: true })],
    total: 1,
  },
};
export const Many: Story = {
  args: {
    rows: Array.from({ length: 10 }, (_, index) => rowOf(index)),
    total: 995,
    pagination: { page: 50, last: 100, hrefOf },
  },
};

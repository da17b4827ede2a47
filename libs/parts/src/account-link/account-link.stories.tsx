import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountLink } from './account-link.tsx';

/**
 * マイページへの入口です。まだ分からない人にはログインへの道になります。
 * @do 未読とポイントは、数が分かってから出す。
 * @dont 未読を色だけで知らせない。数と言葉を添える。
 */
const meta = {
  title: '部品/マイページへのリンク',
  component: AccountLink,
  args: { account: { href: '/mypage/', label: 'マイページ' }, className: undefined, labelClassName: undefined },
} satisfies Meta<typeof AccountLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Unread: Story = { args: { account: { href: '/mypage/', label: 'マイページ', unread: 2 } } };
export const Points: Story = { args: { account: { href: '/mypage/', label: 'マイページ', points: 1240 } } };
export const Guest: Story = { args: { account: { href: '/login/', label: 'ログイン' } } };

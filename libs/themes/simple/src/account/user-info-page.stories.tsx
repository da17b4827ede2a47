import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longGroups, taroGroups, unverifiedGroups } from './fixtures/user-info-fixture.tsx';

const UserInfoPage = slot('UserInfoPage');

/**
 * お店が会員について知っていることを、まとまりごとに見せる画面です。
 * @do 直せるものには、その場所への道を添える。
 * @dont パスワードや秘密の質問の答えを見せない。
 */
const meta = {
  title: 'マイページ/会員情報',
  component: UserInfoPage,
  args: {
    groups: taroGroups,
    changedAt: '2026.11.21(土) 9:05',
    others: [
      { label: 'ログイン履歴', href: '/mypage/login_history/' },
      { label: '退会', href: '/mypage/leave/' },
    ],
  },
} satisfies Meta<typeof UserInfoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Data with its own screen has a link to it, and no secret is shown. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('最終更新 2026.11.21(土) 9:05')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'メールアドレスを変更する' })).toHaveAttribute(
      'href',
      '/mypage/user_info/edit/?part=email',
    );
    await expect(canvas.getByRole('link', { name: 'パスワードを変更する' })).toHaveAttribute(
      'href',
      '/mypage/password/',
    );
    await expect(canvas.getByRole('link', { name: '2段階認証を変更する' })).toHaveAttribute(
      'href',
      '/mypage/second_factor/',
    );
    await expect(canvas.getAllByText('設定済み')).toHaveLength(2);
  },
};
/** A mailbox that was never proven can be proven from here. */
export const Unverified: Story = {
  args: { groups: unverifiedGroups },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('未確認')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'メールアドレスを確認する' })).toBeVisible();
  },
};
export const LongText: Story = { args: { groups: longGroups } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot, type MyPageNavGroup } from '@shop/theming';
import { nothing } from './account.fixtures.tsx';

const MyPageLayout = slot('MyPageLayout');

const linkOf = (label: string, href: string, unread?: number) => ({
  label,
  href,
  current: false,
  ...(unread && { unread }),
});
const groups = (unread?: number): readonly MyPageNavGroup[] => [
  {
    title: null,
    links: [
      { ...linkOf('トップ', '/mypage/'), current: true },
      linkOf('メッセージ', '/mypage/message-center/', unread),
    ],
  },
  {
    title: '注文・お届け',
    links: [linkOf('注文履歴', '/mypage/order_history/'), linkOf('アドレス帳', '/mypage/address/')],
  },
  {
    title: 'お気に入り・履歴',
    links: [linkOf('閲覧履歴', '/mypage/product_history/'), linkOf('入荷のご希望', '/mypage/product_request_history/')],
  },
  { title: '登録情報', links: [linkOf('パスワード', '/mypage/password/'), linkOf('ログアウト', '/mypage/logout/')] },
];
const nav = groups();

/**
 * マイページの枠です。題、メニュー、会員への注意を、中の画面の周りに置きます。
 * @do 狭い画面ではメニューをたたみ、広い画面では開いて置く(isNavOpen)。読み込みと通信の失敗はここで見せる。
 * @dont 中の画面の題を二重に置かない。題はこの枠が出す。
 */
const meta: Meta<typeof MyPageLayout> = {
  title: 'マイページ/枠',
  component: MyPageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'マイページ',
    lead: null,
    nav,
    isNavOpen: false,
    memberName: '見本 太郎',
    warnings: [],
    status: 'ready',
    onRetry: nothing,
    children: <p>ここに画面が入ります。</p>,
  },
};
export default meta;
type Story = StoryObj<typeof MyPageLayout>;

export const Ready: Story = {};
export const Unread: Story = {
  args: { nav: groups(3) },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'マイページのメニュー' }));
    await expect(menu.getByRole('link', { name: 'メッセージ 未読3件' })).toHaveAttribute(
      'href',
      '/mypage/message-center/',
    );
  },
};
export const Warnings: Story = {
  args: {
    warnings: [
      {
        id: 'password_expired',
        text: 'パスワードを長い間変更していません。安全のため、変更をおすすめします。',
        way: { label: 'パスワードを変更する', href: '/mypage/password/' },
      },
    ],
  },
};
export const Loading: Story = { args: { status: 'loading', memberName: null } };
export const Outage: Story = { args: { status: 'outage' } };
export const LongText: Story = {
  args: {
    memberName: '見本寿限無寿限無五劫之擦切 太郎左衛門尉長久命之長助',
    title: 'お届け先とお支払い方法とそのほかのご登録情報をまとめて確認する画面',
    lead: 'よくお届けする方の住所を登録しておくと、ご注文のときに選べます。登録した住所は、いつでも変更したり削除したりできます。',
  },
};

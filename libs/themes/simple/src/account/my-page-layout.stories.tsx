import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { nothing } from './account.fixtures.tsx';

const MyPageLayout = slot('MyPageLayout');

const meta: Meta<typeof MyPageLayout> = {
  title: 'マイページ/枠',
  component: MyPageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'マイページ',
    lead: null,
    nav: [
      { label: 'トップ', href: '/mypage/', current: true },
      { label: '注文履歴', href: '/mypage/order_history/', current: false },
      { label: 'アドレス帳', href: '/mypage/address/', current: false },
      { label: 'ログアウト', href: '/mypage/logout/', current: false },
    ],
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
export const Warnings: Story = {
  args: {
    warnings: [{ id: 'password_expired', text: 'パスワードを長い間変更していません。安全のため、変更をおすすめします。', way: { label: 'パスワードを変更する', href: '/mypage/password/' } }],
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

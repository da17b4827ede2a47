import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { address, longAddress, longOrder, severalOrders } from './account.fixtures.tsx';

const MyPageHome = slot('MyPageHome');

/**
 * マイページの入口です。最近の注文、いつものお届け先、会員の情報を見せます。
 * @do 注文は新しいものを3件まで見せ、全部への道を置く。
 * @dont 記念日や寸法の欄を、扱わないお店で出さない(null のときは出さない)。
 */
const meta: Meta<typeof MyPageHome> = {
  title: 'マイページ/トップ',
  component: MyPageHome,
  args: {
    orders: severalOrders,
    ordersHref: '/mypage/order_history/',
    defaultAddress: address,
    addressCount: 3,
    addressesHref: '/mypage/address/',
    addressAddHref: '/mypage/address/add/',
    email: 'taro@example.com',
    browseHref: '/product/',
    unread: null,
    memorial: null,
    measurements: null,
  },
};
export default meta;
type Story = StoryObj<typeof MyPageHome>;

export const Default: Story = {};
export const Unread: Story = {
  args: { unread: { count: 2, href: '/mypage/message-center/' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/未読のメッセージが2件あります。/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'メッセージを読む' })).toHaveAttribute(
      'href',
      '/mypage/message-center/',
    );
  },
};
export const Memorial: Story = {
  args: { memorial: { label: '見本 花子様の誕生日', day: '12月3日(木)', daysLeft: 9, href: '/mypage/memorial/' } },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: '次の記念日' }));
    await expect(panel.getByText('見本 花子様の誕生日')).toBeVisible();
    await expect(panel.getByText('12月3日(木)・あと9日')).toBeVisible();
    await expect(panel.getByRole('link', { name: '記念日を見る' })).toHaveAttribute('href', '/mypage/memorial/');
  },
};
export const Empty: Story = { args: { orders: [], defaultAddress: null, addressCount: 0 } };
export const LongText: Story = {
  args: {
    orders: [longOrder],
    defaultAddress: longAddress,
    email: 'very.long.name.of.a.mail.box.that.does.not.end@sub.domain.example.com',
  },
};

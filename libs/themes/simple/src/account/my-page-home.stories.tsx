import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { address, longAddress, longOrder, severalOrders } from './account.fixtures.tsx';

const MyPageHome = slot('MyPageHome');

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
    measurements: null,
  },
};
export default meta;
type Story = StoryObj<typeof MyPageHome>;

export const Default: Story = {};
export const Empty: Story = { args: { orders: [], defaultAddress: null, addressCount: 0 } };
export const LongText: Story = {
  args: { orders: [longOrder], defaultAddress: longAddress, email: 'very.long.name.of.a.mail.box.that.does.not.end@sub.domain.example.com' },
};

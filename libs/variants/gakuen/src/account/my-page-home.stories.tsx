import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot, type MeasurementView, type MyPageHomeProps } from '@shop/theming';

const MyPageHome = slot('MyPageHome');

const newest: MeasurementView = {
  id: 2,
  name: '一郎',
  day: '2026.11.20',
  parts: [
    { id: 'height', label: '身長', value: '132.5cm' },
    { id: 'hip', label: 'ヒップ', value: null },
    { id: 'head', label: '頭まわり', value: '52cm' },
  ],
  grown: '+2.7',
  onDelete: () => undefined,
  isBusy: false,
};

const home: MyPageHomeProps = {
  orders: [],
  ordersHref: '/mypage/order_history/',
  defaultAddress: null,
  addressCount: 0,
  addressesHref: '/mypage/address/',
  addressAddHref: '/mypage/address/add/',
  email: 'taro@example.com',
  browseHref: '/product/',
  unread: null,
  memorial: null,
  measurements: {
    people: [
      { name: '一郎', entries: [newest] },
      { name: '桜', entries: [{ ...newest, id: 3, name: '桜', grown: null }] },
    ],
    href: '/mypage/measurement/',
    addHref: '/mypage/measurement/edit/',
  },
};

/**
 * マイページの入口に、お子さまの採寸を先に見せます。
 * @do いちばん新しい寸法を、お子さまごとに出す。
 * @dont 採寸のない会員に、空の欄を見せない。
 */
const meta = {
  title: '学園/マイページの採寸',
  component: MyPageHome,
  globals: { namespace: 'gakuen' },
  args: home,
} satisfies Meta<typeof MyPageHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = { name: '採寸がある' };
export const Nobody: Story = {
  name: 'まだ採寸していない',
  args: { measurements: { people: [], href: '/mypage/measurement/', addHref: '/mypage/measurement/edit/' } },
};
export const Elsewhere: Story = { name: '採寸を使わない店', args: { measurements: null } };

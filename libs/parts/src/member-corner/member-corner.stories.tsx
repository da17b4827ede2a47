import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberCorner } from './member-corner.tsx';

/**
 * お店のトップに出る会員のコーナーです。最近の注文と、よく使う道を置きます。
 * @do 会員と分かってから届く。なくても崩れない場所に置く。
 * @dont ゲストに空の枠を見せない。
 */
const meta = {
  title: '部品/会員のコーナー',
  component: MemberCorner,
  args: {
    greeting: '見本 様、いらっしゃいませ',
    orders: [
      {
        key: 'a',
        href: '/mypage/order_history/a/',
        date: '2026.11.02',
        summary: 'ジャンボン・ド・バイヨンヌ ほか2品',
        total: 5840,
      },
    ],
    ordersHref: '/mypage/order_history/',
    ways: [
      { label: 'マイページ', href: '/mypage/' },
      { label: 'お届け先', href: '/mypage/address/' },
    ],
  },
} satisfies Meta<typeof MemberCorner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithOrders: Story = {};
export const NoOrders: Story = { args: { orders: [] } };
export const Unread: Story = { args: { orders: null } };

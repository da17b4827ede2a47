import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberPanel } from './member-panel.tsx';

const meta = {
  title: '部品/会員の欄',
  component: MemberPanel,
  args: {
    greeting: '見本さま、おかえりなさい',
    orders: [
      {
        key: '1',
        href: '/mypage/order/1/',
        date: '2026.11.12',
        summary: 'ジャンボン・ド・バイヨンヌ ほか2点',
        total: 6480,
      },
    ],
    ordersHref: '/mypage/order/',
    ways: [{ label: 'アドレス帳', href: '/mypage/address/' }],
    classes: {},
  },
} satisfies Meta<typeof MemberPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const NotYetKnown: Story = { args: { orders: null } };

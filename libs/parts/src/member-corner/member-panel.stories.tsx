import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberPanel } from './member-panel.tsx';

/**
 * 会員のコーナーを1枚の欄にした形です。道を1列に並べ、下に注文を置きます。
 * @do 見た目は classes で渡す。注文が読めないうちは道だけを見せる。
 * @dont 読めない注文のために、空の場所を残さない。
 */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LastOrders } from './last-orders.tsx';

const orders = [
  {
    key: '1',
    href: '/mypage/order/1/',
    date: '2026.11.12',
    summary: 'ジャンボン・ド・バイヨンヌ ほか2点',
    total: 6480,
  },
];

/**
 * 会員の最近の注文です。まだないときはその旨を伝えます。
 * @do 新しい順に並べ、日付と合計を添える。
 * @dont 読めなかったとき(null)を「ありません」と見せない。
 */
const meta = { title: '部品/最近のご注文', component: LastOrders, args: { orders } } satisfies Meta<typeof LastOrders>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const TextLinks: Story = { args: { textLinks: true } };
export const None: Story = { args: { orders: [] } };

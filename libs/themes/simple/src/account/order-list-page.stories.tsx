import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longOrder, severalOrders } from './account.fixtures.tsx';

const OrderListPage = slot('OrderListPage');

const pageOf = (page: number, last: number) => ({ page, last, hrefOf: (to: number) => `/mypage/order_history/?page=${to}` });

const meta: Meta<typeof OrderListPage> = {
  title: 'マイページ/注文履歴',
  component: OrderListPage,
  args: {
    rows: severalOrders,
    total: 23,
    pagination: pageOf(2, 3),
    browseHref: '/product/',
  },
};
export default meta;
type Story = StoryObj<typeof OrderListPage>;

export const Default: Story = {};
export const Empty: Story = { args: { rows: [], total: 0, pagination: pageOf(1, 1) } };
export const LongText: Story = { args: { rows: [longOrder], total: 1, pagination: pageOf(1, 1) } };
export const Many: Story = {
  args: { rows: Array.from({ length: 20 }, (_, index) => severalOrders.map((order) => ({ ...order, id: `${order.id}-${index}` }))).flat().slice(0, 20), total: 12_345, pagination: pageOf(300, 618) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longOrder, severalOrders } from './account.fixtures.tsx';

const OrderListPage = slot('OrderListPage');

const meta: Meta<typeof OrderListPage> = {
  title: 'マイページ/注文履歴',
  component: OrderListPage,
  args: {
    orders: severalOrders,
    total: 23,
    page: 2,
    lastPage: 3,
    hrefOf: (page) => `/mypage/order_history/?page=${page}`,
    browseHref: '/product/',
  },
};
export default meta;
type Story = StoryObj<typeof OrderListPage>;

export const Default: Story = {};
export const Empty: Story = { args: { orders: [], total: 0, page: 1, lastPage: 1 } };
export const LongText: Story = { args: { orders: [longOrder], total: 1, page: 1, lastPage: 1 } };
export const Many: Story = {
  args: { orders: Array.from({ length: 20 }, (_, index) => severalOrders.map((order) => ({ ...order, id: `${order.id}-${index}` }))).flat().slice(0, 20), total: 12_345, page: 300, lastPage: 618 },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderListPage } from '@shop/theming';
import { longOrder, severalOrders } from './account.fixtures.tsx';

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

export const Default: Story = { name: 'default' };
export const Empty: Story = { name: 'empty', args: { orders: [], total: 0, page: 1, lastPage: 1 } };
export const LongText: Story = { name: 'long_text', args: { orders: [longOrder], total: 1, page: 1, lastPage: 1 } };

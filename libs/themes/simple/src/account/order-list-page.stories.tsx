import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { expect, userEvent, within } from 'storybook/test';
import { longOrder, severalOrders } from './account.fixtures.tsx';
import { search, searched } from './fixtures/order-actions.tsx';

const OrderListPage = slot('OrderListPage');

const pageOf = (page: number, last: number) => ({
  page,
  last,
  hrefOf: (to: number) => `/mypage/order_history/?page=${to}`,
});

/**
 * 注文の一覧です。新しい順に並べ、番号や時期で絞り込めます。
 * @do 絞り込んで見つからないときは、条件を外す道を見せる。
 * @dont 一度も注文のない会員に、絞り込みの欄を出さない(search が null)。
 */
const meta: Meta<typeof OrderListPage> = {
  title: 'マイページ/注文履歴',
  component: OrderListPage,
  args: {
    rows: severalOrders,
    total: 23,
    pagination: pageOf(2, 3),
    browseHref: '/product/',
    search,
  },
};
export default meta;
type Story = StoryObj<typeof OrderListPage>;

export const Default: Story = {};
export const Empty: Story = { args: { rows: [], total: 0, pagination: pageOf(1, 1), search: null } };
/** A period whose end is before its start is reported at its field. */
export const Searched: Story = {
  args: { search: searched },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/開始日/), '2025-03-10');
    await userEvent.type(canvas.getByLabelText(/終了日/), '2025-03-09');
    await userEvent.click(canvas.getByRole('button', { name: 'この条件でさがす' }));
    await expect(canvas.getByLabelText(/終了日/)).toHaveAccessibleDescription(/終了日は開始日より後/);
    await expect(canvas.getByLabelText(/開始日/)).toHaveValue('2025-03-10');
  },
};
export const NotFound: Story = {
  args: { rows: [], total: 0, pagination: pageOf(1, 1), browseHref: '/mypage/order_history/', search: searched },
};
export const Error: Story = {
  args: { ...NotFound.args, search: { ...searched, refusal: '終了日は開始日より後の日付を入力してください' } },
};
export const LongText: Story = { args: { rows: [longOrder], total: 1, pagination: pageOf(1, 1) } };
export const Many: Story = {
  args: {
    rows: Array.from({ length: 20 }, (_, index) =>
      severalOrders.map((order) => ({ ...order, id: `${order.id}-${index}` })),
    )
      .flat()
      .slice(0, 20),
    total: 12_345,
    pagination: pageOf(300, 618),
  },
};

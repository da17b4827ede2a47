import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { idle } from '../catalogue/fixtures/product-fixtures.ts';
import { loggedProducts, longLogged, manyLogged, middlePage, onePage } from './logs.fixtures.ts';

const ProductHistoryPage = slot('ProductHistoryPage');
const path = '/mypage/product_history/';
const [seen] = loggedProducts;

/**
 * 会員が見た商品の記録です。日ごとに並べ、そのまま買えます。
 * @do カードはお店のどことも同じ姿(ProductCard)で描く。
 * @dont 消した記録をすぐに忘れない。直後は元に戻せるようにする。
 */
const meta = {
  title: 'マイページ/閲覧履歴',
  component: ProductHistoryPage,
  args: {
    rows: loggedProducts,
    total: loggedProducts.length,
    pagination: onePage(path),
    browseHref: '/product/',
    addOf: () => idle,
  },
} satisfies Meta<typeof ProductHistoryPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const onDelete = fn();
const onUndo = fn();

/** By day; each can be bought and taken out. */
export const Default: Story = {
  args: { rows: [{ ...seen, onDelete }, ...loggedProducts.slice(1)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = within(canvas.getByRole('region', { name: '2026.11.21(土)' }));
    await expect(day.getByRole('button', { name: `${seen.product.name}をカートに入れる` })).toBeVisible();
    await userEvent.click(day.getByRole('button', { name: `「${seen.product.name}」を閲覧履歴から削除する` }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
export const One: Story = { args: { rows: [seen], total: 1 } };
export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '商品をさがす' })).toHaveAttribute(
      'href',
      '/product/',
    );
  },
};
export const Message: Story = {
  args: { message: { tone: 'success', text: '「ケーゼクライナー」を閲覧履歴から削除しました', onUndo } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /元に戻す/ }));
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { rows: [longLogged], total: 1 } };
export const Many: Story = { args: { rows: manyLogged, total: 30, pagination: middlePage(path) } };

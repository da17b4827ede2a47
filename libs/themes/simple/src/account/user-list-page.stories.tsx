import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot, type ListedProduct } from '@shop/theming';
import { expect, fn, userEvent, within } from 'storybook/test';
import { idle } from '../catalogue/fixtures/product-fixtures.ts';
import { loggedProducts, longLogged, manyLogged } from './logs.fixtures.ts';

const UserListPage = slot('UserListPage');
const [ham, sausage, salami] = loggedProducts;
const unchanged = { priceBefore: null, stockChange: null } as const;
const onAdd = fn();
const onDelete = fn();
const rows: readonly ListedProduct[] = [
  { ...ham, priceBefore: ham.product.price + 200, stockChange: null, onDelete },
  { ...sausage, priceBefore: sausage.product.price - 100, stockChange: 'again' },
  {
    ...salami,
    product: { ...salami.product, availability: { kind: 'sold_out' } },
    priceBefore: null,
    stockChange: 'gone',
  },
];

/**
 * お気に入りのリスト1つです。入れたあとに値段や在庫が変わった商品には、そのことを書きます。
 * @do 買えるものをまとめてカートへ入れるボタンを置き、入らなかったものは名前と理由を並べる。
 * @dont 値段の変化を、分からないときに書かない(priceBefore が null)。
 */
const meta = {
  title: 'マイページ/お気に入り',
  component: UserListPage,
  args: {
    rows,
    limit: 100,
    message: null,
    addOf: () => idle,
    addAll: { count: 2, isBusy: false, onAdd },
    leftOut: [],
    browseHref: '/product/',
    backHref: '/mypage/list/',
  },
} satisfies Meta<typeof UserListPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Changes since each product was added; one button adds all available products to the cart. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const change of [
      '追加時より200円値下がりしました',
      '追加時より100円値上がりしました',
      'また購入できるようになりました',
      '追加したあとに、購入できなくなりました',
    ]) {
      await expect(canvas.getByText(change)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: '購入できる2点をカートに入れる' }));
    await expect(onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `「${ham.product.name}」をお気に入りから削除する` }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
export const One: Story = { args: { rows: rows.slice(0, 1), addAll: { count: 1, isBusy: false, onAdd } } };
export const Empty: Story = {
  args: { rows: [], addAll: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '商品をさがす' })).toHaveAttribute(
      'href',
      '/product/',
    );
  },
};
/** A full list shows how to make room. */
export const Full: Story = { args: { limit: rows.length } };
/** Products that could not be added to the cart are listed with the reason. */
export const Message: Story = {
  args: {
    message: { tone: 'success', text: '2種類の商品をカートに入れました' },
    leftOut: [{ name: salami.product.name, reason: '品切れ' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(`${salami.product.name}(品切れ)`)).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    rows: [{ ...longLogged, ...unchanged, priceBefore: 98_765 }],
    leftOut: [{ name: longLogged.product.name, reason: '採寸が必要です。商品のページで入力してください' }],
  },
};
export const Many: Story = { args: { rows: manyLogged.map((row) => ({ ...row, ...unchanged })) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import CartLine from './cart-line.tsx';

const onQuantity = fn();

/**
 * 発注台帳の1行です。ケースで売る商品には、1ケースずつ増やすボタンが付きます。
 *
 * @do ちょうどケースの数になったら、何ケースかを添える。
 * @dont 在庫や上限を超えるケースは足せない。ボタンを押せなくする。
 */
const meta = {
  title: '購入/台帳の商品',
  component: CartLine,
  args: {
    lineKey: 'l1',
    href: '/product/ham-fr-001/',
    name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス',
    nameOriginal: null,
    brand: 'サレゾン・ヴァル・ダヴレ',
    unitLabel: '80g(約8枚)',
    picture: { drawing: 'dry-cured-ham', tone: 'plate', alt: '', image: null },
    zone: 'chilled',
    unitPrice: 1480,
    quantity: 3,
    maxQuantity: 30,
    caseQuantity: 12,
    amount: 4440,
    reducedTax: true,
    availability: { kind: 'in_stock' },
    status: 'idle',
    notices: [],
    extras: null,
    onQuantity,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof CartLine>;

export default meta;

type Story = StoryObj<typeof meta>;

const addCase = /\+1ケース\(12点\)$/;

export const Loose: Story = {
  name: 'ケースに満たない数',
  play: async ({ canvasElement }) => {
    onQuantity.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: addCase }));
    await expect(onQuantity).toHaveBeenCalledWith(12);
  },
};
export const WholeCases: Story = {
  name: 'ちょうど2ケース',
  args: { quantity: 24, amount: 35_520 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2ケース(24点)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: addCase })).toBeDisabled();
  },
};
export const SoldOut: Story = {
  name: '品切れ',
  args: { availability: { kind: 'sold_out' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: addCase })).toBeDisabled();
  },
};

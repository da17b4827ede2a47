import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BuyBox } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { buyBox } from './fixtures/page-fixtures.ts';
import { ham, idle, longHam, sausage, suspendedHam } from './fixtures/product-fixtures.ts';

/**
 * 価格、数量、届く日と、カートへ入れるボタンの箱です。
 * @do 買えない商品はボタンの代わりに理由と、再入荷のお知らせ(request)を見せる。返品のことわりを必ず添える。
 * @dont 税込でない価格を大きく見せない。軽減税率の「※」も落とさない。
 */
const meta = { title: '商品/購入欄', component: BuyBox, args: buyBox } satisfies Meta<typeof BuyBox>;

export default meta;

type Story = StoryObj<typeof meta>;

const onAdd = fn();

export const InStock: Story = {
  args: { add: { ...idle, onAdd } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '数量を1つ増やす' }));
    await userEvent.click(canvas.getByRole('button', { name: 'カートに入れる' }));
    await expect(onAdd).toHaveBeenCalledWith(2);
  },
};
export const Few: Story = {
  args: {
    product: sausage,
    handling: '加熱用です。中心部まで十分に加熱してください。',
    gift: { wrapping: false, noshi: true },
  },
};
export const SoldOut: Story = { args: { product: { ...ham, availability: { kind: 'sold_out' } } } };
export const Suspended: Story = {
  args: { product: suspendedHam },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText(/輸入が停止/)).toBeVisible();
  },
};
export const SellingStopped: Story = { args: { product: { ...ham, availability: { kind: 'selling_stopped' } } } };
export const Limited: Story = { args: { purchaseLimit: 3, maxQuantity: 0, inCart: 3 } };
/** A theme for bulk buyers offers the case; the others sell the same pieces. */
export const ByCase: Story = {
  args: { product: { ...ham, byCase: { quantity: 20, taxAmount: 2192, isShort: false } }, maxQuantity: 61 },
};
export const ShortOfCase: Story = {
  args: { product: { ...ham, byCase: { quantity: 20, taxAmount: 2192, isShort: true } }, maxQuantity: 6 },
};
export const Adding: Story = { args: { add: { ...idle, status: 'adding' } } };
export const Added: Story = { args: { inCart: 1, add: { ...idle, status: 'added', message: 'カートに入れました' } } };
export const Failed: Story = {
  args: { add: { ...idle, status: 'failed', message: 'ご用意できる数量を超えています。' } },
};
export const LongText: Story = {
  args: {
    product: longHam,
    delivery: longSentence,
    storage: longSentence,
    bestBefore: longSentence,
    handling: longSentence,
    add: { ...idle, status: 'failed', message: longSentence },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartLine } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { photograph } from '../fixtures/photograph.ts';
import { hamLine, longLine } from './fixtures/cart-fixtures.ts';

/**
 * カートの中の商品1つです。数量を変える、削除する、変わったことを知らせる、を1行に収めます。
 * @do 変更中(pending)は aria-busy で伝える。変わったことや困ったこと(notices)は、その商品のそばに置く。
 * @dont 金額をテーマの側で計算しない。amount はサーバーが出した値です。
 */
const meta = { title: '購入/カートの商品', component: CartLine, args: { ...hamLine } } satisfies Meta<typeof CartLine>;

export default meta;

type Story = StoryObj<typeof meta>;

const onQuantity = fn();
const onRemove = fn();

export const Idle: Story = {
  args: { onQuantity, onRemove },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '数量を1つ増やす' }));
    await expect(onQuantity).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: /削除/ }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
export const Photographed: Story = { args: { picture: photograph } };
export const Pending: Story = { args: { status: 'pending' } };
export const Changed: Story = {
  args: { notices: [{ id: 'price', tone: 'warning', text: '価格が1,380円から1,480円に変わりました。' }] },
};
export const Suspended: Story = {
  args: { availability: { kind: 'suspended', reason: '輸入停止のため、販売を休止しています。' } },
};
export const Limited: Story = { args: { quantity: 3, maxQuantity: 3, amount: 4440 } };
/** A theme for bulk buyers shows two cases of 24 pieces. */
export const ByCase: Story = { args: { quantity: 24, maxQuantity: 61, caseQuantity: 12, amount: 35_520 } };
export const SoldOut: Story = {
  args: {
    availability: { kind: 'sold_out' },
    notices: [{ id: 'stock', tone: 'danger', text: '品切れになりました。' }],
  },
};
export const LongText: Story = {
  args: { ...longLine, notices: [{ id: 'long', tone: 'warning', text: longSentence }] },
};

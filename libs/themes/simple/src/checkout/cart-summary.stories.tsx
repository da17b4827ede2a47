import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartSummary } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { extraParcel, longSums, summary } from './fixtures/cart-fixtures.ts';

/**
 * カートの合計と、購入手続きへ進むボタンです。
 * @do 進めないときは理由を書き、ボタンに aria-describedby で結びつける。
 * @dont 送料を計算し直さない。金額はすべて sums の値を使う。
 */
const meta = { title: '購入/カートの合計', component: CartSummary, args: summary } satisfies Meta<typeof CartSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

const onStart = fn();

export const Guest: Story = {
  args: { checkout: { ...summary.checkout, onStart } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/6,910\s*円/);
    await userEvent.click(canvas.getByRole('button', { name: /購入手続き/ }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
};
export const Member: Story = { args: { loginHref: null, express: { onExpress: () => undefined } } };
export const FreeCarriage: Story = { args: { freeCarriage: { threshold: 8000, remaining: 0 } } };
export const ExtraParcel: Story = { args: { extraParcel } };
export const Saving: Story = { args: { checkout: { ...summary.checkout, status: 'saving' } } };
export const Blocked: Story = {
  args: { checkout: { ...summary.checkout, status: 'blocked', reason: 'ただいま販売を停止しています。' } },
};
export const LongText: Story = {
  args: {
    sums: longSums,
    extraParcel: { fee: 123_456, reason: longSentence },
    checkout: { ...summary.checkout, status: 'blocked', reason: longSentence },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartSummary } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { extraParcel, longSums, summary } from './fixtures/cart-fixtures.ts';

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
const onRemoveCoupon = fn();

export const Coupon: Story = {
  args: { coupon: { ...summary.coupon, applied: [{ code: 'HELLO', name: 'はじめてのお買い物', discount: 500 }], onRemove: onRemoveCoupon } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'はじめてのお買い物を外す' }));
    await expect(onRemoveCoupon).toHaveBeenCalledWith('HELLO');
  },
};
export const CouponRefused: Story = { args: { coupon: { ...summary.coupon, error: 'このクーポンは有効期限が切れています。' } } };
export const Saving: Story = { args: { checkout: { ...summary.checkout, status: 'saving' } } };
export const Blocked: Story = { args: { checkout: { ...summary.checkout, status: 'blocked', reason: 'ただいま販売を停止しています。' } } };
export const LongText: Story = {
  args: {
    sums: longSums,
    extraParcel: { fee: 123_456, reason: longSentence },
    coupon: { ...summary.coupon, applied: [{ code: 'A-VERY-LONG-COUPON-CODE-2026-WINTER', name: longName, discount: 1_234_567 }], error: longSentence },
    checkout: { ...summary.checkout, status: 'blocked', reason: longSentence },
  },
};

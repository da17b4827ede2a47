import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartSavings } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { coupon, points } from './fixtures/cart-fixtures.ts';

/**
 * 合計を下げるものです。クーポンと、会員のポイントをここで使います。
 * @do 断られたクーポンの番号は欄に残し、理由を欄のそばに出す。
 * @dont ポイントのない会員やゲストに、ポイントの欄を出さない(points が null)。
 */
const meta = {
  title: '購入/クーポンとポイント',
  component: CartSavings,
  args: { coupon, points: null },
} satisfies Meta<typeof CartSavings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const onRemoveCoupon = fn();

export const Coupon: Story = {
  args: {
    coupon: {
      ...coupon,
      applied: [{ code: 'HELLO', name: 'はじめてのお買い物', discount: 500 }],
      onRemove: onRemoveCoupon,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'はじめてのお買い物を外す' }));
    await expect(onRemoveCoupon).toHaveBeenCalledWith('HELLO');
  },
};
export const CouponRefused: Story = {
  args: { coupon: { ...coupon, error: 'このクーポンは有効期限が切れています。' } },
};
const onAddCoupon = fn();
export const OwnCoupons: Story = {
  args: {
    coupon: {
      ...coupon,
      mine: [
        {
          code: 'BIRTHDAY',
          name: 'お誕生月のお祝い 1,000円引き',
          terms: '商品合計5,000円(税込)以上 2026.12.09まで',
          reason: null,
        },
        {
          code: 'SHINSHUN',
          name: '新春のお楽しみ 700円引き',
          terms: '',
          reason: 'このクーポンはまだご利用いただけません。',
        },
      ],
      onAdd: onAddCoupon,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('クーポンを使う'));
    await userEvent.click(canvas.getByRole('button', { name: 'お誕生月のお祝い 1,000円引きを使う' }));
    await expect(onAddCoupon).toHaveBeenCalledWith('BIRTHDAY');
    await expect(canvas.getByText('このクーポンはまだご利用いただけません。')).toBeVisible();
  },
};
const onUse = fn();
/** All by one press, some by a number; what is no number of points is refused here. */
export const Points: Story = {
  args: { points: { ...points, onUse } },
  play: async ({ canvasElement }) => {
    onUse.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/残高773ポイント/));
    await userEvent.click(canvas.getByRole('radio', { name: 'すべて使う(773ポイント)' }));
    await expect(onUse).toHaveBeenLastCalledWith(773);
    await userEvent.click(canvas.getByRole('radio', { name: '一部を使う' }));
    const field = canvas.getByRole('textbox', { name: 'お使いになるポイント' });
    await userEvent.type(field, '774');
    await userEvent.click(canvas.getAllByRole('button', { name: '適用する' })[1] as HTMLElement);
    await expect(canvas.getByText('1〜773の数字で入力してください。')).toBeVisible();
    await expect(onUse).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.type(field, '３００');
    await userEvent.keyboard('{Enter}');
    await expect(onUse).toHaveBeenLastCalledWith(300);
  },
};
export const PointsInUse: Story = { args: { points: { ...points, used: 300, payment: 6610 } } };
export const PointsRefused: Story = {
  args: { points: { ...points, error: 'ご利用いただけるポイントが足りません(残高120ポイント)。' } },
};
export const LongText: Story = {
  args: {
    coupon: {
      ...coupon,
      applied: [{ code: 'A-VERY-LONG-COUPON-CODE-2026-WINTER', name: longName, discount: 1_234_567 }],
      error: longSentence,
      mine: [{ code: 'LONG', name: longName, terms: '', reason: longSentence }],
    },
    points: {
      ...points,
      available: 1_234_567,
      most: 1_234_567,
      used: 1_234_567,
      payment: 1_234_567,
      error: longSentence,
    },
  },
};

import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../../payment/coupon/testing/sample-coupon.ts';
import { samplePayment, sampleProduct, sampleQuoteInput } from '../testing/sample-cart.ts';
import { quote } from './quote.ts';

const knife = sampleProduct({ key: 'knife', unit_price: 8800, zone: 'ambient', rides_with: ['chilled', 'frozen'] });
const ham = sampleProduct();
const all = sampleCoupon({ code: 'ALL', kind: 'percent', value: 100 });
const cod = samplePayment({ code: 'cod', min_total: 1, fee_steps: [{ up_to: null, fee: 330 }] });

function quoteOf(
  goods: Record<string, number>,
  { coupons = [] as string[], points = 0, payment = 1 as number | null, isPlaced = true },
) {
  const input = sampleQuoteInput(goods, [ham, knife], {
    coupons: new Map([[all.code, all]]),
    payments: [cod],
    pointBalance: points,
  });
  const { cart } = input;
  const shippings = cart.shippings.map((shipping) => (isPlaced ? shipping : { ...shipping, address: null }));
  return quote({
    ...input,
    cart: { ...cart, shippings, points, coupons, order: { ...cart.order, payment_id: payment } },
  });
}

describe('a cart whose total is 0 yen', () => {
  it.each([
    ['by a coupon', { coupons: ['ALL'] }],
    ['by points', { points: 17_600 }],
    ['when no method was chosen', { coupons: ['ALL'], payment: null }],
  ])('has only the free payment method, and can be ordered: %s', (_, how) => {
    const { payments, payment, problems, totals, fees } = quoteOf({ knife: 2 }, how);
    expect(payments.map(({ method, fee, reason }) => [method.code, fee, reason])).toEqual([['free', 0, null]]);
    expect([payment?.method.code, totals.total, totals.tax, fees.payment, problems]).toEqual(['free', 0, 0, 0, []]);
  });

  it('uses the chosen method as soon as a shipping fee is due', () => {
    const { payments, payment, totals } = quoteOf({ ham: 1 }, { coupons: ['ALL'] });
    expect(totals.total).toBeGreaterThan(330);
    expect([payments.map(({ method }) => method.code), payment?.method.code]).toEqual([['cod'], 'cod']);
  });

  it('offers its usual methods while it is empty', () => {
    expect(quoteOf({}, {}).payments.map(({ method }) => method.code)).toEqual(['cod']);
  });

  it('offers its usual methods until the destination is known, since a shipping fee may be added', () => {
    const { payments, totals } = quoteOf({ knife: 2 }, { coupons: ['ALL'], isPlaced: false });
    expect(totals.total).toBe(330);
    expect(payments.map(({ method }) => method.code)).toEqual(['cod']);
  });
});

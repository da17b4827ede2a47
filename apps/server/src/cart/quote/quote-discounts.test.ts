import { expect, it } from 'vitest';
import { sampleCoupon } from '../../payment/coupon/testing/sample-coupon.ts';
import { sampleProduct, sampleQuoteInput, withLines } from '../testing/sample-cart.ts';
import { quote } from './quote.ts';

const known = [
  sampleCoupon({ id: 1, code: 'HALF', name: '半額', kind: 'percent', value: 50 }),
  sampleCoupon({ id: 2, code: 'TWO', name: '2,000円引き', value: 2000 }),
  sampleCoupon({ id: 3, code: 'FREE', name: '送料無料', kind: 'free_carriage', value: 0 }),
];
const coupons = new Map(known.map((one) => [one.code, one]));
const ham = sampleProduct();

function quoteWith(codes: string[], input = sampleQuoteInput({ ham: 2 }, [ham], { coupons })) {
  return quote({ ...input, cart: { ...input.cart, coupons: codes } });
}

it('coupons are deducted in the order in which they were entered, up to the remaining amount', () => {
  expect(quoteWith(['HALF', 'TWO']).discounts).toEqual([
    { id: 1, code: 'HALF', name: '半額', amount: 1480 },
    { id: 2, code: 'TWO', name: '2,000円引き', amount: 1480 },
  ]);
  expect(quoteWith(['TWO', 'HALF']).discounts.map(({ amount }) => amount)).toEqual([2000, 960]);
});

it('a coupon counts paid extras as products', () => {
  const bag = sampleProduct({ id: 2, key: 'bag', unit_price: 300, is_extra: true });
  const knife = sampleProduct({ accessories: new Map([['bag', 1]]) });
  const seen = { unit_price: 300, rate_percent: 8, is_sellable: true };
  const input = sampleQuoteInput({ ham: 2 }, [knife, bag], { coupons });
  const extra = { key: 'a9', product_key: 'bag', quantity: 2, seen: seen };
  expect(quoteWith(['HALF'], withLines(input, { accessories: [extra] })).discounts[0]?.amount).toBe(1480 + 300);
});

it('a free-shipping coupon deducts nothing from the products', () => {
  const { fees, discounts } = quoteWith(['FREE', 'TWO']);
  expect(fees).toMatchObject({ carriage: 0, cool: 275 });
  expect(discounts.map(({ amount }) => amount)).toEqual([0, 2000]);
  expect(quoteWith(['TWO']).fees.carriage).toBe(940);
});

it('points pay for what coupons leave of the products', () => {
  const input = sampleQuoteInput({ ham: 2 }, [ham], { coupons, pointBalance: 9999 });
  const { points, totals, fees } = quoteWith(['TWO'], { ...input, cart: { ...input.cart, points: 9999 } });
  expect(points).toEqual({ used: 960, limit: 960 });
  expect(totals.total).toBe(fees.carriage + fees.cool);
});

it('an unknown coupon deducts nothing, and the following ones still apply', () => {
  const { discounts, problems } = quoteWith(['NONE', 'TWO']);
  expect(discounts.map(({ code }) => code)).toEqual(['TWO']);
  expect(problems).toEqual([
    {
      code: 'coupon.not_found',
      message: 'このクーポンはご利用いただけません。',
      step: 'cart',
      line_key: null,
      shipping_key: null,
      packing_key: null,
    },
  ]);
});

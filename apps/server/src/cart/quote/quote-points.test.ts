import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../../payment/coupon/testing/sample-coupon.ts';
import { samplePayment, sampleProduct, sampleQuoteInput } from '../testing/sample-cart.ts';
import { quote } from './quote.ts';

const ham = sampleProduct();
const knife = sampleProduct({
  id: 3,
  key: 'knife',
  unit_price: 8800,
  tax_class: 'standard',
  zone: 'ambient',
  rides_with: ['chilled', 'frozen'],
});
const coupon = sampleCoupon({ code: 'TEN', kind: 'percent', value: 10 });

function quoteWith(
  points: number,
  {
    balance = points,
    hasCoupon = false,
    quantities = { ham: 2, knife: 1 },
    fee_steps = [] as { up_to: number | null; fee: number }[],
  } = {},
) {
  const chosen = Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0));
  const input = sampleQuoteInput(chosen, [ham, knife], {
    coupons: new Map([[coupon.code, coupon]]),
    pointBalance: balance,
    payments: [samplePayment({ fee_steps })],
  });
  return quote({ ...input, cart: { ...input.cart, points, coupons: hasCoupon ? [coupon.code] : [] } });
}

describe('points in a quote', () => {
  it('are a discount, spread over the rates after coupons, and tax is computed after both (L-27)', () => {
    const { totals, points, discounts } = quoteWith(1000, { hasCoupon: true });
    const before = quoteWith(0, { hasCoupon: true }).totals;
    expect([discounts[0]?.amount, points.used]).toEqual([1176, 1000]);
    expect(totals.total).toBe(before.total - 1000);
    const [reduced, standard] = totals.perRate;
    const [reducedBefore, standardBefore] = before.perRate;
    const share = (1000 * (reducedBefore?.taxable ?? 0)) / before.total;
    expect(Math.abs((reducedBefore?.taxable ?? 0) - (reduced?.taxable ?? 0) - share)).toBeLessThan(1);
    expect((reduced?.taxable ?? 0) + (standard?.taxable ?? 0)).toBe(totals.total);
    expect(reduced?.tax).toBe(Math.floor(((reduced?.taxable ?? 0) * 8) / 108));
    expect(standard?.tax).toBe(Math.floor(((standard?.taxable ?? 0) * 10) / 110));
    expect(standardBefore?.tax).toBeGreaterThan(standard?.tax ?? 0);
  });

  it('pay for products after coupons, and not for shipping', () => {
    const { points, totals, fees } = quoteWith(99_999, { quantities: { ham: 2, knife: 0 } });
    expect(points).toEqual({ used: 2960, limit: 2960 });
    expect(totals.total).toBe(fees.carriage + fees.cool);
  });

  it('pay for everything where shipping is free', () => {
    const { points, totals } = quoteWith(99_999, { quantities: { ham: 0, knife: 2 } });
    expect(totals.fees).toBe(0);
    expect(points.used).toBe(17_600);
    expect(totals.total).toBe(0);
  });

  it('count only up to the balance', () => {
    expect(quoteWith(500, { balance: 120 }).points.used).toBe(120);
    expect(quoteWith(500, { balance: 0 }).points.used).toBe(0);
  });

  it('change the fee of a payment method that depends on the amount', () => {
    const fee_steps = [
      { up_to: 10_000, fee: 330 },
      { up_to: null, fee: 440 },
    ];
    expect(quoteWith(0, { fee_steps }).fees.payment).toBe(440);
    expect(quoteWith(5000, { fee_steps }).fees.payment).toBe(330);
  });

  it('change the hash', () => {
    expect(quoteWith(100).hash).not.toBe(quoteWith(101).hash);
  });

  it('with coupons in any cart: the rates sum to the total, nothing is negative, no rate grows (L-25, L-28)', () => {
    const quantities = fc
      .record({ ham: fc.integer({ min: 0, max: 9 }), knife: fc.integer({ min: 0, max: 9 }) })
      .filter(({ ham: hams, knife: knives }) => hams + knives > 0);
    fc.assert(
      fc.property(quantities, fc.nat(200_000), fc.nat(200_000), fc.boolean(), (wanted, points, balance, hasCoupon) => {
        const chosen = quoteWith(points, { balance, hasCoupon, quantities: wanted });
        const without = quoteWith(0, { hasCoupon, quantities: wanted });
        const charged = Object.values(chosen.fees).reduce((sum, fee) => sum + fee, 0);
        const coupons = chosen.discounts.reduce((sum, discount) => sum + discount.amount, 0);
        expect(chosen.points.used).toBeLessThanOrEqual(Math.min(points, balance, chosen.points.limit));
        expect(chosen.totals.total).toBe(chosen.totals.lines + charged - coupons - chosen.points.used);
        expect(chosen.totals.perRate.reduce((sum, bucket) => sum + bucket.taxable, 0)).toBe(chosen.totals.total);
        expect(chosen.totals.perRate.reduce((sum, bucket) => sum + bucket.tax, 0)).toBe(chosen.totals.tax);
        for (const bucket of chosen.totals.perRate) {
          const before = without.totals.perRate.find((known) => known.ratePercent === bucket.ratePercent);
          expect(bucket.taxable).toBeGreaterThanOrEqual(0);
          expect(bucket.taxable).toBeLessThanOrEqual(before?.taxable ?? 0);
        }
      }),
      { numRuns: 200 },
    );
  });
});

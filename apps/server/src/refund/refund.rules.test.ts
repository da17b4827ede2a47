import { describe, expect, it } from 'vitest';
import { type EarlierRefund, planPieces, planSum, type RefundableOrder, takePieces } from './refund.rules.ts';

const line = (key: string, unit_price: number, quantity: number, tax_rate_percent: number) =>
  ({ key, name: key, unit_price, quantity, amount: unit_price * quantity, tax_rate_percent }) as const;

/** 3 × 1,001 yen at 8 %, 1,595 yen and 880 yen of carriage at 10 %; a coupon of 500 and 92 points are taken off. */
const order = {
  lines: [line('ham', 1001, 3, 8), line('knife', 1595, 1, 10)],
  fees: [{ amount: 880, tax_rate_percent: 10 }],
  coupons: [{ discount: 500 }],
  per_rate: [
    { tax_rate_percent: 8, taxable_incl: 2679 },
    { tax_rate_percent: 10, taxable_incl: 2207 },
  ],
  points_used: 92,
} as unknown as RefundableOrder;

const back = (
  earlier: readonly EarlierRefund[],
  wanted: { key: string; quantity: number }[],
): EarlierRefund & { amount: number } => {
  const plan = planPieces(order, earlier, takePieces(order, earlier, wanted));
  return { ...plan, pointsReturned: plan.points, isSettled: true };
};

describe('pieces that come back', () => {
  it('bring their share of what was paid at their rate, coupon and points taken off as on the receipt (L-27)', () => {
    const { amount, rates, pointsReturned } = back([], [{ key: 'ham', quantity: 1 }]);
    // 2,679 yen and 50 points for three.
    expect([amount, rates, pointsReturned]).toEqual([893, [{ tax_rate_percent: 8, taxable_incl: 893 }], 16]);
  });

  it('bring the same one by one as all at once', () => {
    const one = { key: 'ham', quantity: 1 };
    const each = [1, 2, 3].reduce<ReturnType<typeof back>[]>((earlier) => [...earlier, back(earlier, [one])], []);
    const whole = back([], [{ key: 'ham', quantity: 3 }]);
    expect(each.map(({ amount, pointsReturned }) => [amount, pointsReturned])).toEqual([
      [893, 16],
      [893, 17],
      [893, 17],
    ]);
    expect([whole.amount, whole.pointsReturned]).toEqual([2679, 50]);
  });

  it('come back once', () => {
    const earlier = [back([], [{ key: 'ham', quantity: 2 }])];
    const again = (quantity: number) => () => takePieces(order, earlier, [{ key: 'ham', quantity }]);
    expect(again(1)).not.toThrow();
    expect(again(2)).toThrow('あと1点');
    expect(() =>
      takePieces(order, earlier, [
        { key: 'ham', quantity: 1 },
        { key: 'ham', quantity: 1 },
      ]),
    ).toThrow('あと1点');
    expect(() => takePieces(order, earlier, [{ key: 'cheese', quantity: 1 }])).toThrow('ありません');
  });

  it('never bring more than is left of their rate', () => {
    const sum = planSum(order, [], 4886 - 100);
    const earlier = [{ ...sum, pointsReturned: 0, isSettled: true }];
    expect(back(earlier, [{ key: 'ham', quantity: 3 }]).amount).toBeLessThanOrEqual(100);
  });
});

describe('a sum', () => {
  it('is spread over the rates by what is left of them, to the yen', () => {
    expect(planSum(order, [], 1001)).toMatchObject({
      amount: 1001,
      rates: [
        { tax_rate_percent: 10, taxable_incl: 452 },
        { tax_rate_percent: 8, taxable_incl: 549 },
      ],
    });
  });

  it('is no more than what was paid and not given back', () => {
    const earlier = [back([], [{ key: 'knife', quantity: 1 }])];
    const left = 4886 - (earlier[0]?.amount ?? 0);
    expect(planSum(order, earlier, left).amount).toBe(left);
    expect(() => planSum(order, earlier, left + 1)).toThrow(`あと${left}円`);
  });
});

import { sumByRate, spreadDiscount } from '@shop/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EarlierRefund,
  goodsLeft,
  isAllGivenBack,
  planPieces,
  planSum,
  type RefundableOrder,
  takePieces,
} from './refund.rules.ts';

const line = (key: string, unit_price: number, quantity: number, tax_rate_percent: number) =>
  ({ key, name: key, unit_price, quantity, amount: unit_price * quantity, tax_rate_percent }) as const;

/** 3 × 1,001 yen at 8 %, 1,595 yen and a shipping fee of 880 yen at 10 %; minus a coupon of 500 and 92 points. */
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

describe('returned pieces', () => {
  it('refund their share of what was paid at their rate, less coupon and points as on the receipt (L-27)', () => {
    const { amount, rates, pointsReturned } = back([], [{ key: 'ham', quantity: 1 }]);
    // Three hams: 2,679 yen and 50 points.
    expect([amount, rates, pointsReturned]).toEqual([893, [{ tax_rate_percent: 8, taxable_incl: 893 }], 16]);
  });

  it('refund the same amount one by one as all at once', () => {
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

  it('are refunded only once', () => {
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

  it('never refund more than is left of their rate', () => {
    const sum = planSum(order, [], 4886 - 100);
    const earlier = [{ ...sum, pointsReturned: 0, isSettled: true }];
    expect(back(earlier, [{ key: 'ham', quantity: 3 }]).amount).toBeLessThanOrEqual(100);
  });
});

describe('a refund by amount', () => {
  it('is spread over the rates in proportion to what is left of them, to the yen', () => {
    expect(planSum(order, [], 1001)).toMatchObject({
      amount: 1001,
      rates: [
        { tax_rate_percent: 10, taxable_incl: 452 },
        { tax_rate_percent: 8, taxable_incl: 549 },
      ],
    });
  });

  it('is at most what was paid and not refunded yet', () => {
    const earlier = [back([], [{ key: 'knife', quantity: 1 }])];
    const left = 4886 - (earlier[0]?.amount ?? 0);
    expect(planSum(order, earlier, left).amount).toBe(left);
    expect(() => planSum(order, earlier, left + 1)).toThrow(`あと${left}円`);
  });
});

describe('a full refund', () => {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const paidFor = (of: Pick<RefundableOrder, 'per_rate'>) => sumOf(of.per_rate.map((row) => row.taxable_incl));

  /** An order of some lines and fees, minus a coupon and then points, up to its whole price. */
  const orders = fc
    .record({
      lines: fc.array(
        fc.record({
          price: fc.integer({ min: 1, max: 20_000 }),
          quantity: fc.integer({ min: 1, max: 5 }),
          rate: fc.constantFrom(8 as const, 10 as const),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      fee: fc.nat(3000),
      coupon: fc.nat(100),
      points: fc.nat(100),
    })
    .map(({ lines, fee, coupon, points }) => {
      const goods = lines.map(({ price, quantity, rate }, index) => line(`line-${index}`, price, quantity, rate));
      const fees = [{ amount: fee, tax_rate_percent: 10 }];
      const gross = sumByRate(
        [...goods, ...fees].map(({ amount, tax_rate_percent }) => ({ amount, ratePercent: tax_rate_percent })),
      );
      const ofGoods = sumOf(goods.map(({ amount }) => amount));
      const discount = Math.floor((ofGoods * coupon) / 100);
      const points_used = Math.floor(((ofGoods - discount) * points) / 100);
      const net = spreadDiscount(spreadDiscount(gross, discount), points_used);
      return {
        lines: goods,
        fees,
        coupons: [{ discount }],
        per_rate: net.map(({ amount, ratePercent }) => ({ taxable_incl: amount, tax_rate_percent: ratePercent })),
        points_used,
      } as unknown as RefundableOrder;
    });
  const steps = fc.array(
    fc.record({ isSum: fc.boolean(), choice: fc.nat(), share: fc.integer({ min: 1, max: 100 }) }),
    {
      maxLength: 12,
    },
  );

  it('returns everything that was paid and every point, for every split and order', () => {
    fc.assert(
      fc.property(orders, steps, (bought, wishes) => {
        const refunds: EarlierRefund[] = [];
        const add = (plan: ReturnType<typeof planSum>) =>
          refunds.push({ ...plan, pointsReturned: plan.points, isSettled: true });
        const paid = () => sumOf(refunds.flatMap(({ rates }) => rates.map(({ taxable_incl }) => taxable_incl)));
        const points = () => sumOf(refunds.map(({ pointsReturned }) => pointsReturned));
        for (const { isSum, choice, share } of wishes) {
          const left = goodsLeft(bought, refunds).filter((goods) => goods.left > 0);
          const chosen = left[choice % Math.max(1, left.length)];
          const open = paidFor(bought) - paid();
          if (isSum && open > 0) add(planSum(bought, refunds, Math.ceil((open * share) / 100)));
          else if (chosen) {
            const wanted = [{ key: chosen.key, quantity: Math.ceil((chosen.left * share) / 100) }];
            add(planPieces(bought, refunds, takePieces(bought, refunds, wanted)));
          }
          expect(points()).toBeLessThanOrEqual(bought.points_used);
          expect(paid()).toBeLessThanOrEqual(paidFor(bought));
        }
        const rest = goodsLeft(bought, refunds).map(({ key, left }) => ({ key, quantity: left }));
        const pieces = rest.filter(({ quantity }) => quantity > 0);
        if (pieces.length > 0) add(planPieces(bought, refunds, takePieces(bought, refunds, pieces)));
        if (paid() < paidFor(bought)) add(planSum(bought, refunds, paidFor(bought) - paid()));
        expect([paid(), points()]).toEqual([paidFor(bought), bought.points_used]);
        expect(isAllGivenBack(bought, refunds)).toBe(true);
      }),
    );
  });

  it('returns all 500 points of a product for 880 yen with 1,545 yen of shipping and fees', () => {
    const bought = {
      lines: [line('tin', 880, 1, 10)],
      fees: [{ amount: 1545, tax_rate_percent: 10 }],
      coupons: [],
      per_rate: [{ tax_rate_percent: 10, taxable_incl: 1925 }],
      points_used: 500,
    } as unknown as RefundableOrder;
    const goods = planPieces(bought, [], takePieces(bought, [], [{ key: 'tin', quantity: 1 }]));
    const earlier = [{ ...goods, pointsReturned: goods.points, isSettled: true }];
    expect([goods.points, planSum(bought, earlier, 1925 - goods.amount).points]).toEqual([181, 319]);
  });
});

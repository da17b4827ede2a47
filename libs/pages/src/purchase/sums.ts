import type { Cart, CartCoupon, Order, PerRate, QuoteFee, QuoteTotals } from '@shop/api';
import type { SumRow, SumsView } from '@shop/theming';

/** Fees that the totals show together as the shipping fee. */
const carriageCodes: readonly QuoteFee['code'][] = ['carriage', 'cool', 'island'];

/** Returns the totals of a cart, from the server's quote. */
export function sumsOfCart({ quote, detail }: Cart): SumsView {
  const pieces = detail.products.reduce((sum, line) => sum + line.quantity, 0);
  return sumsOf({ ...quote, coupons: detail.coupons, pieces, isEstimated: quote.is_estimated });
}

/** Returns the totals of an order. */
export function sumsOfOrder(order: Order): SumsView {
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return sumsOf({ ...order, pieces, isEstimated: false });
}

interface Sums {
  readonly totals: QuoteTotals;
  readonly fees: readonly QuoteFee[];
  readonly coupons: readonly CartCoupon[];
  readonly per_rate: readonly PerRate[];
  readonly pieces: number;
  readonly isEstimated: boolean;
}

function sumsOf({ totals, fees, coupons, per_rate, pieces, isEstimated }: Sums): SumsView {
  return {
    rows: [
      { id: 'goods', key: 'goods', name: null, yen: totals.goods },
      { id: 'carriage', key: 'carriage', name: null, yen: totals.carriage },
      ...feeRows(fees),
      ...coupons.map((coupon) => ({
        id: 'coupon' as const,
        key: `coupon-${coupon.id}`,
        name: coupon.name,
        yen: -coupon.discount,
      })),
      ...(totals.discount_points > 0
        ? [{ id: 'points' as const, key: 'points', name: null, yen: -totals.discount_points }]
        : []),
    ],
    total: totals.payment,
    taxes: per_rate.map((rate) => ({ ratePercent: rate.tax_rate_percent, taxable: rate.taxable_incl, tax: rate.tax })),
    pieces,
    isEstimated,
  };
}

/** Returns one row per kind of fee, for all destinations. */
function feeRows(fees: readonly QuoteFee[]): SumRow[] {
  const others = fees.filter((fee) => !carriageCodes.includes(fee.code) && fee.amount > 0);
  const names = [...new Set(others.map((fee) => fee.name))];
  return names.map((name) => ({
    id: 'fee',
    key: `fee-${name}`,
    name,
    yen: others.filter((fee) => fee.name === name).reduce((sum, fee) => sum + fee.amount, 0),
  }));
}

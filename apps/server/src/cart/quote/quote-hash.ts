import { hash } from 'node:crypto';
import type { CartDocument } from '../cart-document.ts';
import type { Quote } from './quoted.ts';

/**
 * Returns a hash of what the shopper agrees to: products, prices, destinations, days, fees, payment, totals. It is the
 * same in every process and excludes what is not shown (stock left, estimates of other days).
 */
export function quoteHash(cart: CartDocument, quote: Omit<Quote, 'hash'>): string {
  const agreed = {
    lines: quote.lines.map((line) => [line.product_key, line.quantity, line.unit_price, line.rate_percent, line.state]),
    accessories: quote.lines.flatMap((line) =>
      line.accessories.map((extra) => [
        line.key,
        extra.product_key,
        extra.quantity,
        extra.unit_price,
        extra.rate_percent,
        extra.state,
      ]),
    ),
    shippings: quote.shippings.map((shipping, index) => {
      const document = cart.shippings[index];
      return [
        document?.address ?? null,
        document?.social ?? null,
        document?.sender ?? null,
        shipping.noshi,
        document?.wrapping_code ?? null,
        document?.message ?? null,
        shipping.parcels.map((parcel, place) => [
          parcel.zone,
          parcel.carrier.code,
          parcel.delivery_date,
          parcel.time_slot?.code ?? null,
          parcel.handover.code,
          parcel.expected?.date ?? null,
          parcel.prepaid?.pay_by ?? null,
          document?.packings[place]?.products ?? [],
        ]),
      ];
    }),
    order: cart.order,
    payBy: quote.payment?.prepaid?.pay_by ?? null,
    authoriseOn: quote.payment?.authorise_on ?? null,
    other: cart.other,
    fees: quote.fees,
    discounts: quote.discounts.map((discount) => [discount.code, discount.amount]),
    points: quote.points.used,
    total: quote.totals.total,
    perRate: quote.totals.perRate.map((bucket) => [bucket.ratePercent, bucket.taxable, bucket.tax]),
  };
  return hash('sha256', canonicalJson(agreed), 'base64url');
}

/** Returns JSON with sorted object keys: the database does not preserve the order of keys. */
export function canonicalJson(value: unknown): string {
  // Sorted beforehand: a replacer function is several times slower.
  return JSON.stringify(withSortedKeys(value));
}

function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if ('toJSON' in value) return value;
  const object = value as Record<string, unknown>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(object).sort()) sorted[key] = withSortedKeys(object[key]);
  return sorted;
}

import type { PriceKind } from '../platform/db/schema/product-prices.ts';

/** A price and the time in which it is charged. */
export interface DatedPrice {
  kind: PriceKind;
  price: number;
  startsAt: Date;
  endsAt: Date | null;
}

/** A price for a limited time. */
export interface Sale {
  endsAt: Date;
  /** The price before it, where it may be shown beside it (L-41); null otherwise. */
  regularPrice: number | null;
}

const DAY_MS = 86_400_000;
const WINDOW_MS = 56 * DAY_MS;
const LEAST_MS = 14 * DAY_MS;

/** Returns what is charged at a time (decision 107). @param base the price without any dated one */
export function priceAt(prices: readonly DatedPrice[], base: number, at: Date): { price: number; sale: Sale | null } {
  const sale = saleAt(prices, at);
  if (!sale) return { price: regularAt(prices, at)?.price ?? base, sale: null };
  return { price: sale.price, sale: { endsAt: sale.endsAt, regularPrice: shownRegularPrice(prices, sale) } };
}

/** Returns when the price of a product changes, in milliseconds. */
export function priceTimes(prices: readonly DatedPrice[]): number[] {
  return prices.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), ...(endsAt ? [endsAt.getTime()] : [])]);
}

type SalePrice = DatedPrice & { endsAt: Date };

const isSale = (row: DatedPrice): row is SalePrice => row.kind === 'sale' && row.endsAt !== null;

function saleAt(prices: readonly DatedPrice[], at: Date): SalePrice | undefined {
  return prices.filter(isSale).findLast(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
}

function regularAt(prices: readonly DatedPrice[], at: Date): DatedPrice | undefined {
  return prices.findLast(({ kind, startsAt }) => kind === 'regular' && startsAt <= at);
}

/**
 * Returns the regular price that may be shown beside a sale; null when there is none. It must have been charged for more
 * than half of the eight weeks before the sale, or of the time for which the product has been sold; for two weeks in
 * total; and until less than two weeks before the sale (L-41).
 */
function shownRegularPrice(prices: readonly DatedPrice[], sale: SalePrice): number | null {
  const start = sale.startsAt.getTime();
  const regular = regularAt(prices, sale.startsAt);
  const first = prices.find(({ kind }) => kind === 'regular')?.startsAt.getTime();
  if (!regular || first === undefined || regular.price <= sale.price) return null;
  const from = Math.max(start - WINDOW_MS, first);
  const charged = periodsOf(prices, regular.price, { from, to: start });
  const total = charged.reduce((sum, period) => sum + period.to - period.from, 0);
  const last = charged.at(-1)?.to ?? -Infinity;
  return total * 2 > start - from && total >= LEAST_MS && start - last < LEAST_MS ? regular.price : null;
}

/** The periods within `window` in which a regular price was charged: it was the latest, and there was no sale. */
function periodsOf(
  prices: readonly DatedPrice[],
  price: number,
  window: { from: number; to: number },
): { from: number; to: number }[] {
  const times = [window.from, ...priceTimes(prices).filter((at) => window.from < at && at < window.to), window.to];
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.slice(1).flatMap((to, index) => {
    const from = sorted[index] ?? to;
    const at = new Date(from);
    return regularAt(prices, at)?.price === price && !saleAt(prices, at) ? [{ from, to }] : [];
  });
}

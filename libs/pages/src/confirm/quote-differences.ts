import type { Cart, CartLine } from '@shop/api';
import type { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { plannedOfCart } from '../purchase/planned-destinations.ts';

type Texts = typeof checkoutCopy;
type PrepaidTexts = typeof prepaymentCopy;

/**
 * Returns the differences between the cart shown to the shopper and the current cart as sentences, the new total last;
 * empty if the quotes are equal (C-06). Changes that the server reports itself are left out.
 */
export function quoteDifferences(shown: Cart, now: Cart, t: Texts, prepaid: PrepaidTexts): string[] {
  if (shown.quote.hash === now.quote.hash) return [];
  const { changed } = t.confirm;
  const [before, after] = [shown, now].map(({ quote }) => quote.totals.payment) as [number, number];
  const [payment, chosen] = [shown.detail.order, now.detail.order];
  const isSamePlan = JSON.stringify(planOf(shown, t, prepaid)) === JSON.stringify(planOf(now, t, prepaid));
  const reported = [
    ...lineDifferences(shown.detail.products, now, changed),
    ...(payment.payment_id === chosen.payment_id ? [] : [changed.payment(chosen.payment_name ?? '')]),
    ...(isSamePlan ? [] : [changed.delivery]),
    ...(before === after ? [] : [changed.total(before, after)]),
  ];
  return reported.length + now.quote.changes.length > 0 ? reported : [changed.other];
}

function lineDifferences(
  before: readonly CartLine[],
  { detail: { products: after }, quote }: Cart,
  t: Texts['confirm']['changed'],
): string[] {
  const gone = before
    .filter(({ key }) => !after.some((line) => line.key === key))
    .map(({ product_info: { name } }) => t.gone(name));
  const others = after.flatMap(({ key, product_info: { name }, quantity, unit_price }) => {
    const known = before.find((line) => line.key === key);
    if (!known) return [t.added(name, quantity)];
    const isPriceReported = quote.changes.some(({ kind, line_key }) => kind === 'price' && line_key === key);
    return [
      ...(known.quantity === quantity ? [] : [t.quantity(name, known.quantity, quantity)]),
      ...(known.unit_price === unit_price || isPriceReported ? [] : [t.price(name, known.unit_price, unit_price)]),
    ];
  });
  return [...gone, ...others];
}

/** Returns receivers, dates and gift options; quantities are compared by line, and prices by the total. */
function planOf(cart: Cart, t: Texts, prepaid: PrepaidTexts) {
  return plannedOfCart(cart, t, prepaid).map(({ parcels, ...destination }) => ({
    ...destination,
    parcels: parcels.map(({ zone, date, slot, handover, pieces }) => ({
      zone,
      date,
      slot,
      handover,
      pieces: pieces.map(({ key }) => key),
    })),
  }));
}

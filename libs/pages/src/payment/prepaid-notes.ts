import type { Cart, PaymentMethod } from '@shop/api';
import type { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { formatMonthDay } from '@shop/japanese';
import { prepaidDayText } from '../purchase/prepaid-days.ts';

/**
 * Returns what prepayment means for the delivery days of this cart, as sentences; requested days that become impossible
 * come first. For several destinations only the first day is shown: the confirmation has them all.
 */
export function prepaidNotes(
  { prepaid }: PaymentMethod,
  cart: Cart,
  t: typeof prepaymentCopy,
  parcelTitle: typeof checkoutCopy.delivery.parcelTitle,
): string[] {
  if (!prepaid) return [];
  const { shippings } = cart.detail;
  const isShared = shippings.length > 1;
  const parcels = new Map(
    shippings.flatMap(({ address, packings }) =>
      packings.map((packing) => [packing.key, { packing, receiver: address?.shipping_name ?? '' }]),
    ),
  );
  const days = prepaid.days.toSorted((a, b) => Number(b.moved_from !== null) - Number(a.moved_from !== null));
  const notes = days.map((day) => {
    const { packing, receiver = '' } = parcels.get(day.packing_key) ?? {};
    const text = prepaidDayText(day, !!packing?.delivery_date, t);
    const zone = packing ? `${parcelTitle[packing.zone]} ` : '';
    if (day.moved_from === null) return { isUnchanged: true, zone, text };
    const wish = formatMonthDay(day.moved_from);
    return { isUnchanged: false, zone, text: isShared ? t.movedTo(receiver, wish, text) : t.moved(wish, text) };
  });
  const differ = new Set(notes.map(({ text }) => text)).size > 1;
  if (!isShared || !differ) return [...new Set(notes.map(({ zone, text }) => (differ ? `${zone}${text}` : text)))];
  const [first = prepaid.pay_by] = days.map(({ date }) => date).toSorted();
  const [payBy = prepaid.pay_by] = days.map(({ pay_by }) => pay_by).toSorted();
  return [
    ...new Set(notes.flatMap(({ isUnchanged, text }) => (isUnchanged ? [] : [text]))),
    t.arrivesFrom(formatMonthDay(payBy), formatMonthDay(first, payBy)),
  ];
}

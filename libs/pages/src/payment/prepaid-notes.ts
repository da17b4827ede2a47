import type { Cart, PaymentMethod } from '@shop/api';
import type { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { formatMonthDay } from '@shop/japanese';
import { prepaidDayText } from '../purchase/prepaid-days.ts';

/**
 * What paying by a method means for the days of this cart, a sentence each; wishes that it cannot keep are told first. Where
 * parcels differ, each sentence names its own.
 */
export function prepaidNotes(
  { prepaid }: PaymentMethod,
  cart: Cart,
  t: typeof prepaymentCopy,
  parcelTitle: typeof checkoutCopy.delivery.parcelTitle,
): string[] {
  const parcels = new Map(
    cart.detail.shippings.flatMap(({ packings }) => packings.map((packing) => [packing.key, packing] as const)),
  );
  const notes = (prepaid?.days ?? []).map((day) => {
    const parcel = parcels.get(day.packing_key);
    const text = prepaidDayText(day, (parcel?.delivery_date ?? null) !== null, t);
    return {
      zone: parcel?.zone,
      isMoved: day.moved_from !== null,
      text: day.moved_from === null ? text : t.moved(formatMonthDay(day.moved_from), text),
    };
  });
  const differ = new Set(notes.map(({ text }) => text)).size > 1;
  const told = notes
    .toSorted((a, b) => Number(b.isMoved) - Number(a.isMoved))
    .map(({ zone, text }) => (differ && zone ? `${parcelTitle[zone]} ${text}` : text));
  return [...new Set(told)];
}

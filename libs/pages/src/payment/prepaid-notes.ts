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
  const parcels = cart.detail.shippings.flatMap(({ packings }) => packings);
  const days = prepaid?.days.toSorted((a, b) => Number(b.moved_from !== null) - Number(a.moved_from !== null)) ?? [];
  const notes = days.map((day) => {
    const parcel = parcels.find(({ key }) => key === day.packing_key);
    const text = prepaidDayText(day, !!parcel?.delivery_date, t);
    return { zone: parcel?.zone, text: day.moved_from === null ? text : t.moved(formatMonthDay(day.moved_from), text) };
  });
  const differ = new Set(notes.map(({ text }) => text)).size > 1;
  return [...new Set(notes.map(({ zone, text }) => (differ && zone ? `${parcelTitle[zone]} ${text}` : text)))];
}

import type { Cart, Order, PaymentMethod } from '@shop/api';
import type { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { formatMonthDay } from '@shop/japanese';
import { dayText, plannedDay } from './delivery-date.ts';

type PrepaidTexts = typeof prepaymentCopy;
type PrepaidDay = NonNullable<PaymentMethod['prepaid']>['days'][number];
type OrderPacking = Order['shippings'][number]['packings'][number];

/** The days of a cart's parcels by their keys, when it is paid in advance by the chosen method. */
export function prepaidDays({ paymethods, detail }: Cart): ReadonlyMap<string, PrepaidDay> {
  const chosen = paymethods.find(({ id }) => id === detail.order.payment_id);
  return new Map(chosen?.prepaid?.days.map((day) => [day.packing_key, day]));
}

/** `11月24日までのご入金で27日お届け` */
export function prepaidDayText(
  { date, pay_by }: Pick<PrepaidDay, 'date' | 'pay_by'>,
  isWished: boolean,
  t: PrepaidTexts,
): string {
  const [payBy, day] = [formatMonthDay(pay_by), formatMonthDay(date, pay_by)];
  return isWished ? t.arrives(payBy, day) : t.arrivesAtEarliest(payBy, day);
}

/**
 * What paying by a method means for the days of this cart, a sentence each; wishes that it cannot keep are told first. Where
 * parcels differ, each sentence names its own.
 */
export function prepaidNotes(
  { prepaid }: PaymentMethod,
  cart: Cart,
  t: PrepaidTexts,
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
    .map(({ zone, text }) => (differ && zone ? t.ofParcel(parcelTitle[zone], text) : text));
  return [...new Set(told)];
}

/** Wishes that move because of the chosen method: to be agreed to before the order. */
export function movedWishes(cart: Cart, t: PrepaidTexts): { readonly id: string; readonly text: string }[] {
  const days = prepaidDays(cart);
  return cart.detail.shippings.flatMap(({ address, packings }) =>
    packings.flatMap(({ key }) => {
      const day = days.get(key);
      if (!day || day.moved_from === null) return [];
      return [
        {
          id: `day-${key}`,
          text: t.movedTo(address?.shipping_name ?? '', formatMonthDay(day.moved_from), prepaidDayText(day, true, t)),
        },
      ];
    }),
  );
}

/** The day of a parcel of an order: with the last day of payment as long as the money is awaited, and with the day that it was before. */
export function dayOfOrderParcel(
  packing: OrderPacking,
  prepayment: Order['prepayment'],
  t: typeof checkoutCopy,
  prepaid: PrepaidTexts,
): string {
  const { delivery_date, planned_date, pay_by, moved_from } = packing;
  if (prepayment?.state === 'overdue') return prepaid.dayLater;
  if (prepayment?.state === 'unpaid' && pay_by !== undefined && planned_date !== null)
    return prepaidDayText({ date: planned_date, pay_by }, delivery_date !== null, prepaid);
  if (moved_from !== undefined && planned_date !== null)
    return prepaid.changedDay(dayText(planned_date), formatMonthDay(moved_from));
  return plannedDay(delivery_date, planned_date, t);
}

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

/** Prevents a line break before the day. */
const joiner = '\u2060';

/** `11月24日までのご入金で27日お届け` */
export function prepaidDayText(
  { date, pay_by }: Pick<PrepaidDay, 'date' | 'pay_by'>,
  isWished: boolean,
  t: PrepaidTexts,
): string {
  const [payBy, day] = [formatMonthDay(pay_by), formatMonthDay(date, pay_by)];
  return isWished ? t.arrives(payBy, day) : t.arrivesAtEarliest(payBy, `${joiner}${day}`);
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

/** Returns the day of a parcel, with the deadline of an awaited payment, and the previous day if it moved. */
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

import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import { payDaysOf, readyAfter } from '../../payment/pay-days.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import { prepaidDay, type PrepaidDay } from '../../payment/prepaid-day.ts';
import type { CartDocument } from '../cart-document.ts';
import { parcelNeeds } from './parcel-needs.ts';
import type { ProductFacts } from './product-facts.ts';

/** What paying in advance means for a cart. */
export interface QuotedPrepaid {
  /** Last day of payment: the one with which every chosen day is kept. */
  pay_by: string;
  /** The first day on which goods can be made ready. */
  ready_from: string;
  /** By the key of each parcel whose place is known. */
  days: ReadonlyMap<string, PrepaidDay>;
}

interface PrepaidFacts {
  now: Date;
  products: ReadonlyMap<string, ProductFacts>;
  delivery: DeliveryTables;
}

/** The last day of payment and the days that can be kept with it; null for methods that are not paid in advance. */
export function quotePrepaid(
  cart: CartDocument,
  method: PaymentMethod,
  { now, products, delivery }: PrepaidFacts,
): QuotedPrepaid | null {
  const payDays = payDaysOf(method, now);
  if (payDays === null) return null;
  const parcels = cart.shippings.flatMap((shipping) =>
    shipping.address === null ? [] : shipping.packings.map((packing) => ({ packing, shipping })),
  );
  const planned = parcels.flatMap(({ packing, shipping }) => {
    const wish = { date: packing.delivery_date, slot: packing.time_slot };
    const day = prepaidDay(now, parcelNeeds(packing, shipping, cart, products), wish, payDays, delivery);
    return day ? [{ key: packing.key, isWished: wish.date !== null, day }] : [];
  });
  // Where no day was wished for, the time that the method gives is the limit: later money moves the day.
  const wished = planned.filter(({ isWished }) => isWished).map(({ day }) => day.pay_by);
  const [payBy = payDays.at(-1) ?? payDays[0]] = wished.toSorted();
  return {
    pay_by: payBy,
    ready_from: readyAfter(payDays[0]),
    days: new Map(planned.map(({ key, day }) => [key, { ...day, pay_by: day.pay_by < payBy ? day.pay_by : payBy }])),
  };
}

/** The day from which parcels of a cart can be made ready by its chosen method; null when nothing has to be awaited. */
export function readyFromOf(
  { order }: CartDocument,
  { payments, now }: { payments: readonly PaymentMethod[]; now: Date },
): string | null {
  const method = payments.find(({ id }) => id === order.payment_id);
  const payDays = method ? payDaysOf(method, now) : null;
  return payDays && readyAfter(payDays[0]);
}

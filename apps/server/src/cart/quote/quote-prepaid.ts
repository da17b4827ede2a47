import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import { payDaysOf, readyAfter } from '../../payment/pay-days.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import { prepaidDay, type PrepaidDay } from '../../payment/prepaid-day.ts';
import type { CartDocument } from '../cart-document.ts';
import { parcelNeeds } from './parcel-needs.ts';
import type { ProductInputs } from './product-inputs.ts';

/** The effect of prepayment on a cart. */
export interface QuotedPrepaid {
  /** The last day to pay on which every chosen delivery day is still possible. */
  pay_by: string;
  /** The first day on which parcels can be prepared. */
  ready_from: string;
  /** By the key of each parcel with a known address. */
  days: ReadonlyMap<string, PrepaidDay>;
}

interface PrepaidContext {
  now: Date;
  products: ReadonlyMap<string, ProductInputs>;
  delivery: DeliveryTables;
  /** The deadline that an order already has; absent in carts. */
  payBy?: string;
}

/** Returns the last day to pay and the delivery days that it allows; null for methods without prepayment. */
export function quotePrepaid(
  cart: CartDocument,
  method: PaymentMethod,
  { now, products, delivery, payBy: agreed }: PrepaidContext,
): QuotedPrepaid | null {
  const possible = payDaysOf(method, now);
  if (possible === null) return null;
  const payDays: [string, ...string[]] = agreed === undefined ? possible : [agreed];
  const parcels = cart.shippings.flatMap((shipping) =>
    shipping.address === null ? [] : shipping.packings.map((packing) => ({ packing, shipping })),
  );
  const planned = parcels.flatMap(({ packing, shipping }) => {
    const wish = { date: packing.delivery_date, slot: packing.time_slot };
    const day = prepaidDay(now, parcelNeeds(packing, shipping, cart, products), wish, payDays, delivery);
    return day ? [{ key: packing.key, isWished: wish.date !== null, day }] : [];
  });
  // Without a chosen day the deadline of the method counts: later money moves the day.
  const wished = planned.filter(({ isWished }) => isWished).map(({ day }) => day.pay_by);
  const [payBy = payDays.at(-1) ?? payDays[0]] = wished.toSorted();
  return {
    pay_by: payBy,
    ready_from: readyAfter(payDays[0]),
    days: new Map(planned.map(({ key, day }) => [key, { ...day, pay_by: day.pay_by < payBy ? day.pay_by : payBy }])),
  };
}

/** Returns the day from which parcels can be prepared with the chosen method; null if there is nothing to wait for. */
export function readyFromOf(
  { order }: CartDocument,
  { payments, now }: { payments: readonly PaymentMethod[]; now: Date },
): string | null {
  const method = payments.find(({ id }) => id === order.payment_id);
  const payDays = method ? payDaysOf(method, now) : null;
  return payDays && readyAfter(payDays[0]);
}

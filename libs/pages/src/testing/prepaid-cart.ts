import type { Cart } from '@shop/api';
import { contractExample } from '@shop/api/testing';

const sample: Cart = contractExample('Cart');
const [someShipping] = sample.detail.shippings;
const [somePacking] = someShipping?.packings ?? [];
const [method] = sample.paymethods;
if (!someShipping || !somePacking || !method) throw new Error('the example has no parcel or no method');

/** The destination and the parcel of the cart below. */
export const [shipping, packing] = [someShipping, somePacking];

/** The example as a cart of one parcel that is paid by transfer. */
export function cartWith(wish: string | null, day: { date: string; pay_by: string; moved_from: string | null }) {
  const transfer = {
    ...method,
    id: 4,
    prepaid: { pay_by: day.pay_by, days: [{ packing_key: packing.key, ...day }] },
  } as Cart['paymethods'][number];
  const shippings = [{ ...shipping, packings: [{ ...packing, delivery_date: wish }] }] as Cart['detail']['shippings'];
  return {
    transfer,
    cart: {
      ...sample,
      paymethods: [transfer],
      detail: { ...sample.detail, shippings, order: { ...sample.detail.order, payment_id: 4 } },
    },
  };
}

/** A requested day, and one that the payment changes. */
export const unmoved = { date: '2026-11-27', pay_by: '2026-11-24', moved_from: null };
export const moved = { ...unmoved, moved_from: '2026-11-25' };

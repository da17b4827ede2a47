import type { OrderAccessory, OrderPacking } from '@shop/api';
import type { Packing } from '../../cart/allocation/packing.ts';
import { emptyCartDocument, type AgreedGoods, type CartDocument } from '../../cart/cart-document.ts';
import type { OrderedLine, OrderSnapshot } from '../order/order-snapshot.ts';

/**
 * Returns the cart of an order, with what it agreed about its products. Every parcel has a split of its own, so that a
 * change never moves the pieces of another parcel.
 * @param original the content with which the order was placed: its coupons and points are applied again where they fit
 */
export function rebuildCart(snapshot: OrderSnapshot, original: OrderSnapshot, methodId: number): CartDocument {
  const keys = [snapshot, original].flatMap(({ lines, shippings }) => [
    ...lines.flatMap((line) => [line.key, ...(line.accessories ?? []).map(({ key }) => key)]),
    ...shippings.flatMap(({ key, packings }) => [key, ...packings.map((packing) => packing.key)]),
  ]);
  const { note, receipt_addressee, receipt_note } = snapshot;
  return {
    ...emptyCartDocument(),
    next_key: Math.max(0, ...keys.map((key) => Number(/\d+$/.exec(key)?.[0] ?? 0))) + 1,
    lines: snapshot.lines.map(({ accessories, ...line }) => ({
      ...boughtGoods(line),
      options: Object.fromEntries((line.options ?? []).map(({ name, value }) => [name, value])),
      ...(accessories && { accessories: accessories.map(boughtGoods) }),
    })),
    shippings: snapshot.shippings.map((shipping) => ({
      key: shipping.key,
      address: shipping.address,
      ...(shipping.social_receiver && { social: { ...shipping.social_receiver, email: null } }),
      user_address_id: null,
      sender: shipping.sender,
      noshi: shipping.noshi,
      wrapping_code: shipping.wrapping?.code ?? null,
      message: shipping.message,
      packings: shipping.packings.map(boughtParcel),
    })),
    order: { orderer: snapshot.orderer, payment_id: methodId, note, receipt_addressee, receipt_note },
    coupons: original.coupons.map(({ code }) => code),
    points: original.points_used,
  };
}

function boughtGoods({
  key,
  product_key,
  quantity,
  name,
  unit_price,
  tax_rate_percent: rate_percent,
  tax_class,
}: OrderedLine | OrderAccessory) {
  const agreed: AgreedGoods = { name, quantity, unit_price, rate_percent, tax_class };
  return { key, product_key, quantity, seen: { unit_price, rate_percent, is_sellable: true }, agreed };
}

function boughtParcel(
  { key, zone, carrier, delivery_date, delivery_time: time_slot, handover, products }: OrderPacking,
  split: number,
): Packing {
  return { key, split, zone, carrier: carrier.code, delivery_date, time_slot, ...(handover && { handover }), products };
}

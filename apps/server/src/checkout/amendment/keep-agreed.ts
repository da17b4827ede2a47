import type { OrderPacking } from '@shop/api';
import { spreadAccessories } from '../../cart/allocation/spread-accessories.ts';
import type { AgreedParcel, Packing } from '../../cart/allocation/packing.ts';
import type { AgreedFees, CartDocument, ShippingDocument } from '../../cart/cart-document.ts';
import type { OrderSnapshot } from '../order/order-snapshot.ts';

type OrderShipping = OrderSnapshot['shippings'][number];

/**
 * Marks what an amendment does not affect, so that the quote keeps it: the days of a parcel with the same route and
 * wishes and no new product, and the fees of a destination whose route, pieces and wrapping are the same.
 * @param keepsFees false when a coupon of free carriage may be lost or return
 */
export function keepAgreed(
  cart: CartDocument,
  before: CartDocument,
  snapshot: OrderSnapshot,
  { keepsFees }: { keepsFees: boolean },
): CartDocument {
  const extras = { now: extrasOf(cart), before: extrasOf(before) };
  const contentOf = (packing: Packing, spread: typeof extras.now) => [
    packing.key,
    packing.zone,
    packing.carrier,
    packing.products,
    spread.get(packing.key) ?? [],
  ];
  const shippings = cart.shippings.map((shipping) => {
    const old = before.shippings.find(({ key }) => key === shipping.key);
    const ordered = snapshot.shippings.find(({ key }) => key === shipping.key);
    if (!old || !ordered || !hasSameRoute(shipping, old)) return shipping;
    const packings = shipping.packings.map((packing) => {
      const known = old.packings.find(({ key }) => key === packing.key);
      const agreed = ordered.packings.find(({ key }) => key === packing.key);
      const parcel = agreed && agreedParcel(agreed);
      return known && parcel && keepsDays(packing, known, cart, before) ? { ...packing, agreed: parcel } : packing;
    });
    const isSame =
      shipping.wrapping_code === old.wrapping_code &&
      isEqual(
        shipping.packings.map((packing) => contentOf(packing, extras.now)),
        old.packings.map((packing) => contentOf(packing, extras.before)),
      );
    return { ...shipping, packings, ...(keepsFees && isSame && { agreed: agreedFees(ordered, snapshot) }) };
  });
  return { ...cart, shippings };
}

function extrasOf(cart: CartDocument) {
  return spreadAccessories(cart.lines, cart.shippings);
}

function hasSameRoute(one: ShippingDocument, other: ShippingDocument): boolean {
  return (
    one.address?.postal_code === other.address?.postal_code && one.address?.prefecture === other.address?.prefecture
  );
}

function keepsDays(packing: Packing, before: Packing, cart: CartDocument, old: CartDocument): boolean {
  const known = productsOf(before, old);
  return (
    packing.zone === before.zone &&
    packing.carrier === before.carrier &&
    packing.delivery_date === before.delivery_date &&
    packing.time_slot === before.time_slot &&
    [...productsOf(packing, cart)].every((key) => known.has(key))
  );
}

/** Returns the keys of the products of a parcel with their extras: they decide how early it can be shipped. */
function productsOf({ products }: Packing, { lines }: CartDocument): Set<string> {
  const keys = new Set(products.map(({ line_key }) => line_key));
  return new Set(
    lines
      .filter(({ key }) => keys.has(key))
      .flatMap((line) => [line, ...(line.accessories ?? [])])
      .map(({ product_key }) => product_key),
  );
}

/** Returns the days of a parcel; null for a social gift, whose receiver chooses. */
function agreedParcel({
  carrier,
  delivery_time: code,
  delivery_time_name: label,
  planned_date: date,
  ship_date,
  pay_by: payBy,
}: OrderPacking): AgreedParcel | null {
  if (date === null || ship_date === null) return null;
  const time_slot = code === null ? null : { code, label: label ?? '' };
  return { carrier, time_slot, expected: { date, ship_date }, pay_by: payBy ?? null };
}

function agreedFees({ key, packings }: OrderShipping, { fees }: OrderSnapshot): AgreedFees {
  const feeOf = (code: string, packingKey: string | null) =>
    fees
      .filter((fee) => fee.code === code && fee.shipping_key === key && fee.packing_key === packingKey)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    wrapping: feeOf('wrapping', null),
    parcels: Object.fromEntries(
      packings.map((packing) => [
        packing.key,
        {
          carriage: feeOf('carriage', packing.key),
          cool: feeOf('cool', packing.key),
          island: feeOf('island', packing.key),
        },
      ]),
    ),
  };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

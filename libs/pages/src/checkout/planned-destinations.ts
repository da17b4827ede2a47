import type { Cart, CartShipping, Noshi, Order, OrderShipping, Quote } from '@shop/api';
import type { checkoutCopy } from '@shop/copy';
import type { AddressView, NoshiView, PlannedDestination } from '@shop/theming';
import { addressView } from './address.ts';
import { plannedDay } from './delivery-date.ts';
import { parcelView } from './parcels.ts';
import { packedPieces, pieceOfOrderLine } from './pieces.ts';

type Texts = typeof checkoutCopy;

/** Destinations of a cart that is about to be ordered, with their parcels and gifts. Those without pieces are left out. */
export function plannedOfCart(cart: Cart, t: Texts): PlannedDestination[] {
  return cart.detail.shippings
    .filter((shipping) => shipping.packings.length > 0)
    .flatMap((shipping, index) => destinationOfCart(shipping, index, cart.detail.products, cart.quote, t));
}

/** Destinations of an order. */
export function plannedOfOrder(order: Order, t: Texts): PlannedDestination[] {
  return order.shippings.map((shipping, index) => ({
    ...commonOf(shipping, index, t),
    ...(shipping.address ? addressView(shipping.address) : receiverView(shipping.social_receiver?.name ?? '', t)),
    parcels: shipping.packings.map((packing) => ({
      key: packing.key,
      zone: packing.zone,
      ridingZones: [],
      carrier: packing.carrier.name,
      pieces: packedPieces(order.lines, packing.products, pieceOfOrderLine),
      fee: null,
      date: shipping.address ? plannedDay(packing.delivery_date, packing.planned_date, t) : t.confirm.receiverDay,
      slot: packing.delivery_time_name,
    })),
  }));
}

/** A gift band as the screens draw it. */
export function noshiView(noshi: Noshi): NoshiView {
  return { purpose: noshi.purpose, ribbon: noshi.ribbon, topText: noshi.top_text, names: noshi.names, position: noshi.position };
}

function destinationOfCart(shipping: CartShipping, index: number, lines: Cart['detail']['products'], quote: Quote, t: Texts): PlannedDestination[] {
  const { address, social_receiver: receiver } = shipping;
  if (address === null && !receiver) return [];
  return [
    {
      ...commonOf(shipping, index, t),
      ...(address ? addressView(address) : receiverView(receiver?.name ?? '', t)),
      parcels: shipping.packings.map((packing) => ({
        ...parcelView(packing, lines, quote),
        date: address ? plannedDay(packing.delivery_date, packing.earliest_date, t) : t.confirm.receiverDay,
        slot: packing.delivery_time_name,
      })),
    },
  ];
}

/** Somebody who will enter the address himself: a social gift. */
function receiverView(name: string, t: Texts): AddressView {
  return { name, company: null, postalCode: '', address: t.confirm.receiverEnters, phone: '' };
}

function commonOf(shipping: CartShipping | OrderShipping, index: number, t: Texts) {
  return {
    key: shipping.key,
    label: t.delivery.destination(index + 1),
    sender: shipping.sender && addressView(shipping.sender),
    noshi: shipping.noshi && noshiView(shipping.noshi),
    wrapping: shipping.wrapping?.name ?? null,
    message: shipping.message,
  };
}

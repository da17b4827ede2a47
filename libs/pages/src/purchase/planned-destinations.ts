import type {
  Cart,
  CartShipping,
  Noshi,
  Order,
  OrderPacking,
  OrderShipping,
  OrderSocialReceiver,
  SocialReceiver,
} from '@shop/api';
import type { checkoutCopy, prepaymentCopy } from '@shop/copy';
import type { AddressView, NoshiView, PlannedDestination } from '@shop/theming';
import { addressView } from '../address-book/address-view.ts';
import { plannedDay } from './delivery-date.ts';
import { parcelView } from './parcels.ts';
import { dayOfOrderParcel, prepaidDays, prepaidDayText } from './prepaid-days.ts';
import { packedPieces, pieceOfOrderLine } from './pieces.ts';

type Texts = typeof checkoutCopy;
/** A receiver in the cart; an order does not disclose the mail address (L-37). */
type Receiver = OrderSocialReceiver & Partial<Pick<SocialReceiver, 'email'>>;
type PrepaidTexts = typeof prepaymentCopy;

/** Returns the destinations of a cart with their parcels and gift options, without empty ones. */
export function plannedOfCart(cart: Cart, t: Texts, prepaid: PrepaidTexts): PlannedDestination[] {
  const days = prepaidDays(cart);
  const dayText = (packing: CartShipping['packings'][number]) => {
    const day = days.get(packing.key);
    return day
      ? prepaidDayText(day, packing.delivery_date !== null, prepaid)
      : plannedDay(packing.delivery_date, packing.earliest_date, t);
  };
  return cart.detail.shippings
    .filter((shipping) => shipping.packings.length > 0)
    .flatMap((shipping, index) => destinationOfCart(shipping, index, cart, { t, dayText }));
}

/** Destinations of an order. */
export function plannedOfOrder(order: Order, t: Texts, prepaid: PrepaidTexts): PlannedDestination[] {
  return order.shippings.map((shipping, index) => ({
    ...commonOf(shipping, index, t),
    ...(shipping.address ? addressView(shipping.address) : receiverView(shipping.social_receiver, t)),
    parcels: shipping.packings.map((packing) => ({
      key: packing.key,
      zone: packing.zone,
      ridingZones: [],
      carrier: packing.carrier.name,
      pieces: packedPieces(order.lines, [packing], pieceOfOrderLine),
      fee: null,
      date: shipping.address ? dayOfOrderParcel(packing, order.prepayment, t, prepaid) : t.confirm.receiverDay,
      slot: packing.delivery_time_name,
      handover: handoverName(packing),
    })),
  }));
}

/** Returns a noshi as the screens show it. */
export function noshiView(noshi: Noshi): NoshiView {
  return {
    purpose: noshi.purpose,
    ribbon: noshi.ribbon,
    topText: noshi.top_text,
    names: noshi.names,
    position: noshi.position,
  };
}

interface CartTexts {
  readonly t: Texts;
  readonly dayText: (packing: CartShipping['packings'][number]) => string;
}

function destinationOfCart(
  shipping: CartShipping,
  index: number,
  { detail, quote }: Cart,
  { t, dayText }: CartTexts,
): PlannedDestination[] {
  const { address, social_receiver: receiver } = shipping;
  if (address === null && !receiver) return [];
  return [
    {
      ...commonOf(shipping, index, t),
      ...(address ? addressView(address) : receiverView(receiver, t)),
      parcels: shipping.packings.map((packing) => ({
        ...parcelView(packing, detail.products, quote),
        date: address ? dayText(packing) : t.confirm.receiverDay,
        slot: packing.delivery_time_name,
        handover: handoverName(packing),
      })),
    },
  ];
}

/** Returns the text of a handover; null for the usual one. */
function handoverName({
  handover = 'in_person',
  handover_name: name,
}: Pick<OrderPacking, 'handover' | 'handover_name'>): string | null {
  return handover === 'in_person' ? null : (name ?? null);
}

/** Returns the receiver of a social gift, who will enter the address, and how the link is sent. */
export function receiverView(receiver: Receiver | undefined, t: Texts): AddressView {
  const { name = '', way, email } = receiver ?? {};
  const link = way === 'link' ? t.receiver.byLink : email ? t.receiver.byMail(email) : '';
  return { name, company: null, postalCode: '', address: `${t.receiver.enters}${link}`, phone: '' };
}

function commonOf(shipping: CartShipping | OrderShipping, index: number, t: Texts) {
  return {
    key: shipping.key,
    label: t.delivery.destination(index + 1),
    sender: shipping.sender && addressView(shipping.sender),
    noshi: shipping.noshi && noshiView(shipping.noshi),
    wrapping: shipping.wrapping?.name ?? null,
    message: [shipping.message, shipping.social_receiver?.message].filter(Boolean).join('」「') || null,
  };
}

import type { CartShipping } from '@shop/api';
import { SOCIAL_GIFT } from '@shop/constants';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { Packing } from '../allocation/packing.ts';
import type { Zone } from '../../delivery/zone.ts';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import { giftOptions } from '../gift/gift-options.ts';
import { productInputsOf } from '../quote/product-inputs-of.ts';
import type { QuotedParcel, QuotedShipping } from '../quote/quote-shipping.ts';

/** Returns a destination with its parcels and the options that channel and products allow. */
export function presentCartShipping(
  ctx: Ctx,
  shipping: ShippingDocument,
  quoted: QuotedShipping,
  cart: CartDocument,
): CartShipping {
  const { GIFT } = ctx.channel.settings.ORDER;
  const keys = productKeysOf(shipping.packings, cart);
  return {
    key: shipping.key,
    user_address_id: shipping.user_address_id,
    address: shipping.address,
    ...(shipping.social && { social_receiver: { ...shipping.social, valid_days: SOCIAL_GIFT.validDays } }),
    sender: shipping.sender,
    noshi: quoted.noshi,
    wrapping: GIFT.WRAPPINGS.find((wrapping) => wrapping.code === shipping.wrapping_code) ?? null,
    message: shipping.message,
    gift: giftOptions(GIFT, [...productInputsOf(ctx, keys).values()]),
    packings: shipping.packings.flatMap((packing, index) => {
      const parcel = quoted.parcels[index];
      return parcel ? [presentPacking(packing, parcel, quoted.is_place_known, ridingZones(ctx, packing, cart))] : [];
    }),
  };
}

function presentPacking(
  packing: Packing,
  parcel: QuotedParcel,
  isPlaceKnown: boolean,
  ridingZones: Zone[],
): CartShipping['packings'][number] {
  return {
    key: packing.key,
    zone: packing.zone,
    riding_zones: ridingZones,
    carrier: parcel.carrier,
    delivery_date: packing.delivery_date,
    delivery_time: packing.time_slot,
    delivery_time_name: parcel.time_slot?.label ?? null,
    handover: parcel.handover.code,
    handover_name: parcel.handover.name,
    earliest_date: isPlaceKnown ? (parcel.earliest?.date ?? null) : null,
    ship_date: isPlaceKnown ? (parcel.expected?.ship_date ?? null) : null,
    products: packing.products,
    ...(parcel.accessories.length > 0 && { accessories: parcel.accessories }),
  };
}

function ridingZones(ctx: Ctx, packing: Packing, cart: CartDocument): Zone[] {
  const zones = [...productInputsOf(ctx, productKeysOf([packing], cart)).values()].map((product) => product.zone);
  return [...new Set(zones)].filter((zone) => zone !== packing.zone);
}

function productKeysOf(packings: readonly Packing[], cart: CartDocument): string[] {
  const lineKeys = new Set(packings.flatMap((packing) => packing.products.map((piece) => piece.line_key)));
  return cart.lines.filter((line) => lineKeys.has(line.key)).map((line) => line.product_key);
}

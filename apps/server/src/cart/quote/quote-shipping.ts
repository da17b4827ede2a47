import { parcelBoxes } from '../../delivery/parcel-boxes.ts';
import { parcelFees, type ParcelFees } from '../../delivery/parcel-fees.ts';
import { planDelivery, type DeliveryDay } from '../../delivery/delivery-plan.ts';
import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import type { AccessoryPiece } from '@shop/api';
import type { AgreedParcel, Packing } from '../allocation/packing.ts';
import type { Zone } from '../../delivery/zone.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { PrepaidDay } from '../../payment/prepaid-day.ts';
import { spreadAccessories } from '../allocation/spread-accessories.ts';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import type { Noshi } from '@shop/api';
import { seasonalNoshi } from '../gift/seasonal-noshi.ts';
import { handoverSituation, quoteHandover, type QuotedHandover } from './handover-situation.ts';
import { parcelNeeds } from './parcel-needs.ts';
import type { ProductInputs } from './product-inputs.ts';
import type { QuotedPrepaid } from './quote-prepaid.ts';
import { goodsOfLines, type QuotedLine } from './quote-lines.ts';

/** A parcel with its boxes, fees (yen including tax) and days. */
export interface QuotedParcel {
  key: string;
  zone: Zone;
  carrier: { code: string; name: string };
  /** The boxes (個口) by size class. */
  boxes: number[];
  weight_g: number;
  /** The paid extras in it. */
  accessories: AccessoryPiece[];
  fees: ParcelFees;
  /** The chosen day; null for 「指定なし(最短でお届け)」. */
  delivery_date: string | null;
  time_slot: { code: string; label: string } | null;
  handover: QuotedHandover;
  /** The expected day: the chosen one if still possible, otherwise the earliest; null if there is none. */
  expected: DeliveryDay | null;
  earliest: DeliveryDay | null;
  /** The payment deadline for that day, and whether it differs from the wish; null without prepayment. */
  prepaid: PrepaidDay | null;
  /** Why the chosen day or slot is no longer possible, or why nothing can be delivered. */
  reason: string | null;
}

/** A destination: its parcels and shipping fees. */
export interface QuotedShipping {
  key: string;
  subtotal: number;
  /** Whether the address is unknown: fees are then those of the shop's own area, and final for a social gift. */
  is_estimate: boolean;
  /** Whether the address is known, so that days can be calculated. */
  is_place_known: boolean;
  is_carriage_free: boolean;
  /** The product total from which shipping is free, or null. */
  free_from: number | null;
  /** The amount still missing for free shipping, or null without a threshold. */
  missing_for_free: number | null;
  carriage: number;
  cool: number;
  island: number;
  wrapping: number;
  /** The noshi as written, adjusted to the season. */
  noshi: Noshi | null;
  parcels: QuotedParcel[];
}

/** The inputs for destinations besides the cart. */
export interface ShippingContext {
  now: Date;
  products: ReadonlyMap<string, ProductInputs>;
  delivery: DeliveryTables;
  payments: readonly PaymentMethod[];
  hasFreeCarriage: boolean;
  /** The effect of the chosen method on days; null without prepayment. */
  prepaid: QuotedPrepaid | null;
}

/** Quotes every destination: parcels, days, fees. The threshold of free shipping counts per destination (C-04). */
export function quoteShippings(
  cart: CartDocument,
  lines: readonly QuotedLine[],
  context: ShippingContext,
): QuotedShipping[] {
  const accessories = spreadAccessories(cart.lines, cart.shippings);
  return cart.shippings.map((shipping) => quoteShipping(shipping, cart, lines, { ...context, accessories }));
}

/** The inputs with the extras of every parcel by its key. */
interface SpreadContext extends ShippingContext {
  accessories: ReadonlyMap<string, AccessoryPiece[]>;
}

function quoteShipping(
  shipping: ShippingDocument,
  cart: CartDocument,
  lines: readonly QuotedLine[],
  context: SpreadContext,
): QuotedShipping {
  const parcels = shipping.packings.map((packing) => quoteParcel(packing, shipping, cart, context));
  const prices = new Map(goodsOfLines(lines).map((goods) => [goods.key, goods.unit_price]));
  const pieces = [
    ...shipping.packings
      .flatMap((packing) => packing.products)
      .map(({ line_key, quantity }) => ({ key: line_key, quantity })),
    ...parcels.flatMap((parcel) => parcel.accessories),
  ];
  const subtotal = pieces.reduce((sum, { key, quantity }) => sum + quantity * (prices.get(key) ?? 0), 0);
  const threshold = context.delivery.free_carriage_from;
  const isFree = shipping.agreed
    ? parcels.every(({ fees }) => fees.carriage === 0)
    : context.hasFreeCarriage || (threshold !== null && subtotal >= threshold);
  const wrapping = context.delivery.wrappings.find((known) => known.code === shipping.wrapping_code);
  const sum = (fee: keyof ParcelFees) => parcels.reduce((total, parcel) => total + parcel.fees[fee], 0);
  return {
    key: shipping.key,
    subtotal,
    is_estimate: shipping.address === null && !shipping.social,
    is_place_known: shipping.address !== null,
    is_carriage_free: isFree,
    free_from: threshold,
    missing_for_free: threshold === null ? null : Math.max(0, threshold - subtotal),
    carriage: isFree ? 0 : sum('carriage'),
    cool: sum('cool'),
    island: sum('island'),
    wrapping: shipping.agreed?.wrapping ?? (parcels.length > 0 ? (wrapping?.fee ?? 0) : 0),
    noshi: writtenNoshi(shipping, parcels),
    parcels,
  };
}

function quoteParcel(
  packing: Packing,
  shipping: ShippingDocument,
  cart: CartDocument,
  context: SpreadContext,
): QuotedParcel {
  const accessories = context.accessories.get(packing.key) ?? [];
  const goods = [
    ...packing.products.map(({ line_key, quantity }) => ({
      quantity,
      goods: cart.lines.find((line) => line.key === line_key),
    })),
    ...accessories.map(({ line_key, key, quantity }) => {
      const line = cart.lines.find((known) => known.key === line_key);
      return { quantity, goods: line?.accessories?.find((extra) => extra.key === key) };
    }),
  ];
  const needs = {
    ...parcelNeeds(packing, shipping, cart, context.products),
    ready_from: context.prepaid?.ready_from ?? null,
  };
  const plan = planDelivery(context.now, needs, context.delivery);
  const prepaid = context.prepaid?.days.get(packing.key) ?? null;
  const weights = goods.flatMap(({ quantity, goods: known }) =>
    Array<number>(quantity).fill(context.products.get(known?.product_key ?? '')?.net_weight_g ?? 0),
  );
  const boxes = parcelBoxes(weights, context.delivery.sizes);
  const chosen = packing.delivery_date === null ? null : plan.check(packing.delivery_date, packing.time_slot);
  const slot = plan.route.carrier.slots.find((known) => known.code === packing.time_slot) ?? null;
  const isSlotClosed =
    packing.time_slot !== null && (slot === null || plan.route.closed_slots.includes(packing.time_slot));
  const known = {
    key: packing.key,
    zone: packing.zone,
    boxes,
    weight_g: weights.reduce((sum, weight) => sum + weight, 0),
    accessories,
    fees: shipping.agreed?.parcels[packing.key] ?? parcelFees(packing.zone, boxes, plan.route, context.delivery),
    delivery_date: packing.delivery_date,
    handover: quoteHandover(packing, handoverSituation(packing, shipping, cart, context)),
    earliest: plan.earliest,
  };
  if (packing.agreed) return { ...known, ...agreedDays(packing.agreed) };
  return {
    ...known,
    carrier: { code: plan.route.carrier.code, name: plan.route.carrier.name },
    time_slot: slot,
    expected: prepaid
      ? { date: prepaid.date, ship_date: prepaid.ship_date }
      : (chosenDay(packing, chosen?.ship_date) ?? plan.earliestWith(packing.time_slot)),
    prepaid,
    reason: parcelReason(
      plan.earliest,
      plan.route.is_deliverable,
      prepaid ? null : (chosen?.reason ?? null),
      isSlotClosed,
    ),
  };
}

/** Returns carrier and days as an order agreed them. */
function agreedDays({ carrier, time_slot, expected, pay_by }: AgreedParcel) {
  const prepaid = pay_by === null ? null : { ...expected, pay_by, moved_from: null };
  return { carrier, time_slot, expected, prepaid, reason: null };
}

/** Returns the chosen day if it is still possible. */
function chosenDay({ delivery_date: date }: Packing, shipDate: string | null | undefined): DeliveryDay | null {
  return date !== null && shipDate ? { date, ship_date: shipDate } : null;
}

function parcelReason(
  earliest: DeliveryDay | null,
  isDeliverable: boolean,
  dateReason: string | null,
  isSlotClosed: boolean,
): string | null {
  if (!isDeliverable) return 'クール便でお届けできない地域です。';
  if (earliest === null) return 'お届けできる日がありません。';
  if (dateReason !== null) return `ご指定のお届け日は、${dateReason}。お届け日をお選び直しください。`;
  return isSlotClosed ? 'ご指定の時間帯はこの地域ではご利用いただけません。' : null;
}

function writtenNoshi(shipping: ShippingDocument, parcels: readonly QuotedParcel[]): Noshi | null {
  const arrival = parcels[0]?.expected?.date ?? null;
  return shipping.noshi && seasonalNoshi(shipping.noshi, arrival, shipping.address?.prefecture ?? '');
}

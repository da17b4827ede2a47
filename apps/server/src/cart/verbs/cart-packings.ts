import type { Cart, CartPackingAdd, CartPackingModify } from '@shop/api';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { piecesElsewhere, schedule, splitOff, moveInto } from '../edit/edit-packings.ts';
import { refuseHandover } from '../refuse-handover.ts';
import { requireShipping, requirePacking } from '../require-part.ts';
import type { CartCall } from './cart-input.ts';
import { planDelivery } from '../../delivery/delivery-plan.ts';
import type { CartDocument } from '../cart-document.ts';
import { parcelNeeds } from '../quote/parcel-needs.ts';
import { readyFromOf } from '../quote/quote-prepaid.ts';
import type { QuoteContext } from '../quote/quote-context.ts';

const mostPackings = 10;

/**
 * Splits pieces of a destination off into a new parcel, for example for another day.
 * @throws InvalidInputError `cart.shipping.not_found`, `cart.packing.too_few` if there are fewer pieces,
 * `cart.packing.limit`, `cart.packing.handover_unavailable`
 */
export async function addCartPacking({ ctx, ref, input }: CartCall<CartPackingAdd>): Promise<Cart> {
  return changeCart(ctx, ref, (document, context) => {
    const shipping = requireShipping(document, input.shipping_key, 'shipping_key');
    input.products.forEach(({ line_key, quantity }, index) => {
      if (piecesElsewhere(shipping, line_key, -1) < quantity) {
        throw cartRefusal('cart.packing.too_few', 'このお届け先の数量を超えています。', `products.${index}.quantity`);
      }
    });
    const split = splitOff(document, shipping, input.products, context);
    const packings = split.shippings.find((known) => known.key === shipping.key)?.packings ?? [];
    if (packings.length > mostPackings) {
      throw cartRefusal('cart.packing.limit', `1か所へのお荷物は${mostPackings}個口までです。`, 'products');
    }
    const { handover } = input;
    if (handover === undefined) return split;
    const before = new Set(shipping.packings.map(({ key }) => key));
    return packings
      .filter(({ key }) => !before.has(key))
      .reduce((made, { key }) => {
        refuseHandover(made, key, handover, { field: 'handover', context });
        return schedule(made, key, { handover });
      }, split);
  });
}

type Wish = CartPackingModify['packings'][number];

/**
 * Sets dates, slots and handovers of parcels and moves pieces between parcels of a destination. An impossible day or
 * slot is refused with its reason (D-04, D-06); null means no wish.
 * @throws InvalidInputError `cart.packing.not_found`, `cart.packing.date_closed`, `cart.packing.slot_closed`,
 * `cart.packing.too_few`, `cart.packing.handover_unavailable`, `cart.packing.receiver_chooses`
 */
export async function modifyCartPacking({ ctx, ref, input }: CartCall<CartPackingModify>): Promise<Cart> {
  return changeCart(ctx, ref, (document, context) =>
    input.packings.reduce((cart, wish, index) => applyWish(cart, wish, `packings.${index}`, context), document),
  );
}

function applyWish(document: CartDocument, wish: Wish, field: string, context: QuoteContext): CartDocument {
  const target = requirePacking(document, wish.key, `${field}.key`);
  wish.products?.forEach(({ line_key, quantity }, index) => {
    if (piecesElsewhere(target.shipping, line_key, target.packing.split) < quantity) {
      throw cartRefusal(
        'cart.packing.too_few',
        'このお届け先の数量を超えています。',
        `${field}.products.${index}.quantity`,
      );
    }
  });
  const moved = wish.products ? moveInto(document, wish.key, wish.products, context) : document;
  const { delivery_date, delivery_time, handover } = wish;
  if (handover !== undefined) refuseHandover(moved, wish.key, handover, { field: `${field}.handover`, context });
  const handed = handover === undefined ? moved : schedule(moved, wish.key, { handover });
  if (delivery_date === undefined && delivery_time === undefined) return handed;
  if (target.shipping.social && (delivery_date || delivery_time)) {
    throw cartRefusal(
      'cart.packing.receiver_chooses',
      'お届け日時は、お受け取りの方がお選びになります。',
      `${field}.${delivery_date ? 'delivery_date' : 'delivery_time'}`,
    );
  }
  refuseImpossible(handed, wish, field, context);
  return schedule(handed, wish.key, {
    ...(delivery_date !== undefined && { delivery_date }),
    ...(delivery_time !== undefined && { time_slot: delivery_time }),
  });
}

function refuseImpossible(
  document: CartDocument,
  { key, delivery_date, delivery_time }: Wish,
  field: string,
  context: QuoteContext,
): void {
  const { shipping, packing } = requirePacking(document, key, `${field}.key`);
  const plan = planDelivery(
    context.now,
    { ...parcelNeeds(packing, shipping, document, context.products), ready_from: readyFromOf(document, context) },
    context.delivery,
  );
  const date = delivery_date === undefined ? packing.delivery_date : delivery_date;
  const slot = delivery_time === undefined ? packing.time_slot : delivery_time;
  if (date !== null) {
    const { reason } = plan.check(date, slot);
    const isListed = plan.days().includes(date);
    if (reason !== null || !isListed) {
      throw cartRefusal(
        'cart.packing.date_closed',
        `${reason ?? 'お届け日をご指定いただける期間を過ぎています'}。`,
        `${field}.${delivery_date === undefined ? 'delivery_time' : 'delivery_date'}`,
      );
    }
  }
  if (delivery_time) {
    const isKnown = plan.route.carrier.slots.some((slot) => slot.code === delivery_time);
    if (!isKnown || plan.route.closed_slots.includes(delivery_time)) {
      throw cartRefusal('cart.packing.slot_closed', 'ご指定の時間帯はご利用いただけません。', `${field}.delivery_time`);
    }
  }
}

import type { OrderPacking, SocialGiftDeliveryWish, SocialGiftShipping } from '@shop/api';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { type DeliveryDay, type DeliveryPlan, planDelivery } from '../../delivery/delivery-plan.ts';
import type { DeliveryPlace } from '../../delivery/find-route.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { orderParcelNeeds } from '../order/order-parcel-needs.ts';
import { giftRefusal } from './gift-refusals.ts';
import { packingsOf, presentGiftShipping } from './present-gift.ts';

/** A parcel of a gift with the receiver's choices. */
export interface PlannedGiftParcel {
  shipping: SocialGiftShipping;
  carrier: string;
  day: DeliveryDay;
}

/**
 * Plans every parcel of a gift for a location by the receiver's wishes (D-01, D-04, D-06).
 * @throws InvalidInputError `social_gift.undeliverable`, `social_gift.date_closed`, `social_gift.slot_closed`, each
 * with its reason; `input.invalid` unless each parcel is named once
 */
export function planGift(
  ctx: Ctx,
  order: OrderRow,
  destination: DeliveryPlace,
  wishes: readonly SocialGiftDeliveryWish[],
): PlannedGiftParcel[] {
  const packings = packingsOf(order);
  const isComplete =
    wishes.length === packings.length && packings.every(({ key }) => wishes.some(({ id }) => id === key));
  if (!isComplete) throw giftRefusal('input.invalid', 'すべてのお荷物のお届け日時を指定してください。', 'shippings');
  return packings.map((packing) => {
    const index = wishes.findIndex(({ id }) => id === packing.key);
    const wish = wishes[index] ?? { id: packing.key, delivery_at: null, delivery_timezone_key: null };
    return planParcel(ctx, order, packing, destination, { ...wish, field: `shippings.${index}` });
  });
}

/**
 * @throws InvalidInputError `social_gift.undeliverable` when a parcel cannot be sent to a location; `field` is at fault
 */
export function refuseUndeliverable(ctx: Ctx, order: OrderRow, destination: DeliveryPlace, field: string): void {
  for (const packing of packingsOf(order)) refusePlan(planOf(ctx, order, packing, destination), field);
}

type Wish = SocialGiftDeliveryWish & { field: string };

function planParcel(
  ctx: Ctx,
  order: OrderRow,
  packing: OrderPacking,
  destination: DeliveryPlace,
  wish: Wish,
): PlannedGiftParcel {
  const plan = planOf(ctx, order, packing, destination);
  refusePlan(plan, `${wish.field}.id`);
  const slot = slotOf(plan, wish);
  const day = dayOf(plan, wish);
  return {
    shipping: {
      ...presentGiftShipping(order, packing, ctx.images),
      delivery_at: wish.delivery_at,
      delivery_timezone: slot?.label ?? null,
      delivery_timezone_key: slot?.code ?? null,
      planned_at: day.date,
    },
    carrier: plan.route.carrier.code,
    day,
  };
}

function planOf(ctx: Ctx, order: OrderRow, packing: OrderPacking, destination: DeliveryPlace): DeliveryPlan {
  return planDelivery(ctx.clock.now(), orderParcelNeeds(ctx, order, packing, destination), deliveryTablesOf(ctx));
}

function refusePlan({ route, earliest }: DeliveryPlan, field: string): void {
  if (!route.is_deliverable)
    throw giftRefusal('social_gift.undeliverable', 'クール便でお届けできない地域です。', field);
  if (earliest === null) throw giftRefusal('social_gift.undeliverable', 'お届けできる日がありません。', field);
}

function slotOf({ route }: DeliveryPlan, { delivery_timezone_key: code, field }: Wish) {
  if (code === null) return null;
  const slot = route.carrier.slots.find((known) => known.code === code);
  if (slot && !route.closed_slots.includes(code)) return slot;
  throw giftRefusal(
    'social_gift.slot_closed',
    'ご指定の時間帯はご利用いただけません。',
    `${field}.delivery_timezone_key`,
  );
}

function dayOf(plan: DeliveryPlan, { delivery_at: date, delivery_timezone_key: slot, field }: Wish): DeliveryDay {
  if (date === null) {
    const earliest = plan.earliestWith(slot);
    if (earliest) return earliest;
    throw giftRefusal(
      'social_gift.slot_closed',
      'この時間帯でお届けできる日がありません。',
      `${field}.delivery_timezone_key`,
    );
  }
  const { ship_date, reason } = plan.check(date, slot);
  if (ship_date !== null && plan.days().includes(date)) return { date, ship_date };
  throw giftRefusal(
    'social_gift.date_closed',
    `${reason ?? 'お届け日をご指定いただける期間を過ぎています'}。`,
    `${field}.delivery_at`,
  );
}

import type { SocialGiftInput, SocialGiftResult } from '@shop/api';
import { SOCIAL_GIFT } from '@shop/constants';
import { emailForm } from '@shop/form-definitions';
import { formatDateWithWeekday, inJapan, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { checkAddress } from '../../cart/shipping/check-address.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { readForm } from '../../platform/form/read-form.ts';
import { findGift, type GiftKey, refuseUnlessWaiting } from './find-gift.ts';
import { giftNotFound, giftOver } from './gift-refusals.ts';
import { planGift, type PlannedGiftParcel } from './plan-gift.ts';
import { queueGiftReceived } from './queue-gift-mail.ts';
import { insertGiftParcels, lockGift, moveGift } from '../order/gift/social-gift.queries.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import type { GiftOfOrder } from '../order/gift/social-gift.queries.ts';
import { giftReceiverOf, giverNameOf } from '../order/gift/social-gift.rules.ts';
import { formTextsOf } from '../../platform/form/own-fields.ts';

/**
 * Stores address, days and slots once, so that the order has its parcels and can be shipped; both are emailed, the
 * giver without the address. The same key and content gets the same answer; any other is refused as used.
 * @throws as `findGift`, `refuseUnlessWaiting` and `planGift`; InvalidInputError `input.invalid` by field
 */
export async function registerSocialGift({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SocialGiftInput & GiftKey;
}): Promise<SocialGiftResult> {
  await enforceRateLimit(ctx, 'socialGiftRegister', input.ip);
  const found = await findGift(ctx, input);
  const hash = receptionHash(input);
  const earlier = earlierReception(found, hash);
  if (earlier) return earlier;
  const registeredAt = ctx.clock.now();
  refuseUnlessWaiting(found, registeredAt);
  const { order } = found;
  const today = inJapan(registeredAt).day;
  const address = checkAddress(input.address, 'address', today, formTextsOf(ctx.channel, 'gift-address'));
  const receiverEmail = readEmail(input.email ?? '', today);
  const parcels = planGift(ctx, order, address, input.shippings);
  const received = await inTransaction(ctx, async (ctx) => {
    const locked = await lockGift(ctx.db, order.id);
    if (!locked) throw giftNotFound();
    if (earlierReception(locked, hash)) return locked;
    refuseUnlessWaiting(locked, registeredAt);
    const gift = await moveGift(ctx.db, order.id, 'waiting', {
      state: 'registered',
      address,
      reception: { hash, shippings: parcels.map(({ shipping }) => shipping) },
      registeredAt,
      receiverEmail: receiverEmail ?? locked.gift.receiverEmail,
      remindAt: null,
      forgetAt: DateTime.fromJSDate(registeredAt, JAPAN).plus({ days: SOCIAL_GIFT.storedDays }).toJSDate(),
    });
    if (!gift) throw giftOver('used');
    await insertGiftParcels(
      ctx.db,
      parcels.map((parcel) => rowOf(order.id, parcel)),
    );
    await queueGiftReceived(ctx, { order, gift }, { name: address.shipping_name, days: parcels.map(dayText) });
    return { order, gift };
  });
  const answer = earlierReception(received, hash);
  if (!answer) throw giftOver('used');
  return answer;
}

function readEmail(typed: string, today: string): string | null {
  return typed.trim() === '' ? null : readForm(emailForm.fields, { email: typed }, today).email;
}

function rowOf(orderId: string, { shipping, carrier, day }: PlannedGiftParcel) {
  return {
    orderId,
    packingKey: shipping.id,
    zone: shipping.zone,
    carrier,
    shipDate: day.ship_date,
    plannedDate: day.date,
    timeSlot: shipping.delivery_timezone_key,
  };
}

function dayText({ shipping, day }: PlannedGiftParcel): string {
  return `お届け日: ${formatDateWithWeekday(day.date)} ${shipping.delivery_timezone ?? '時間指定なし'}`;
}

/** Returns the stored hash of a request, its key and content, to recognise a repetition. The key cannot be guessed. */
function receptionHash({ idempotency_key, address, email, shippings }: SocialGiftInput): string {
  return hashSecret('gift-reception', idempotency_key, JSON.stringify([address, email ?? null, shippings]));
}

/** Returns the answer to the request that accepted this gift, if this one repeats it; otherwise null. */
function earlierReception({ gift, order }: GiftOfOrder, hash: string): SocialGiftResult | null {
  const { address, reception, registeredAt } = gift;
  if (address === null || registeredAt === null || reception?.hash !== hash) return null;
  return {
    sender_name: giverNameOf(order),
    receiver_name: giftReceiverOf(order)?.name ?? '',
    registered_at: registeredAt.toISOString(),
    address,
    shippings: reception.shippings,
  };
}

import type { JobContext } from '../../platform/jobs/job.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { queueGiftLink } from './queue-gift-mail.ts';
import { giftReceiverOf, giftTerm } from '../order/gift/social-gift.rules.ts';
import { moveGift } from '../order/gift/social-gift.queries.ts';

/**
 * Starts the days of a social gift and mails its link once its order is paid, however often the payment is reported.
 * Runs in the transaction that applied the event.
 */
export async function openSocialGift(ctx: JobContext, order: OrderRow): Promise<void> {
  if (order.status !== 'accepted' || !giftReceiverOf(order)) return;
  const gift = await moveGift(ctx.db, order.id, 'unpaid', { state: 'waiting', ...giftTerm(ctx.clock.now()) });
  if (gift) await queueGiftLink(ctx, { order, gift }, false);
}

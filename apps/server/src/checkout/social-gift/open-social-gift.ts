import type { JobContext } from '../../platform/jobs/job.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { queueGiftLink } from './queue-gift-mail.ts';
import { giftReceiverOf, giftTerm } from '../order/gift/social-gift.rules.ts';
import { moveGift } from '../order/gift/social-gift.queries.ts';

/**
 * The money for an order is there: when it is a social gift, its days begin and its link is mailed. Once, whatever is heard of
 * the payment again. Runs in the transaction that took the news in.
 */
export async function openSocialGift(ctx: JobContext, order: OrderRow): Promise<void> {
  if (order.status !== 'accepted' || !giftReceiverOf(order)) return;
  const gift = await moveGift(ctx.db, order.id, 'unpaid', { state: 'waiting', ...giftTerm(ctx.clock.now()) });
  if (gift) await queueGiftLink(ctx, { order, gift }, false);
}

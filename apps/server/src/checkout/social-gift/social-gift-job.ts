import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueGiftLink, queueGiftExpired } from './queue-gift-mail.ts';
import { giftState } from '../order/gift/social-gift.rules.ts';
import { findOverdueGifts, forgetReceivers, moveGift, takeGiftsToRemind } from '../order/gift/social-gift.queries.ts';
import { findOrder, lockOrderOfPayment } from '../order/order.queries.ts';
import { undoOrder } from '../order/undo-order.ts';

/** The reason of cancellation in an order whose gift expires. */
const reason = 'eギフトのお受け取りの期限が過ぎたため';

const batch = 50;

/** Sends reminders of gifts, ends expired ones, and deletes receivers' data after delivery. */
export const socialGiftJob: Job = {
  name: 'social-gifts',
  everyMs: 60_000,
  run: async (ctx) => {
    await remind(ctx);
    for (const orderId of await findOverdueGifts(ctx.db, ctx.clock.now(), batch)) await expireSocialGift(ctx, orderId);
    await forgetReceivers(ctx.db, ctx.clock.now());
  },
};

async function remind(ctx: JobContext): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    for (const { order, gift } of await takeGiftsToRemind(ctx.db, now, batch)) {
      await moveGift(ctx.db, order.id, 'waiting', { remindAt: null });
      if (giftState({ order, gift }, now) === 'waiting') await queueGiftLink(ctx, { order, gift }, true);
    }
  });
}

/**
 * Ends an expired gift once: its order is cancelled with payment, stock, coupons and points, and both are emailed. A
 * receiver who accepts at the same moment either succeeds or finds the gift expired.
 */
export async function expireSocialGift(ctx: JobContext, orderId: string): Promise<void> {
  const found = await findOrder(ctx.db, orderId);
  if (!found) return;
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockOrderOfPayment(ctx.db, found.payment.id);
    // A gift that its giver cancelled is already ended, or waits for a refund by people.
    if (locked?.order.status !== 'accepted') return;
    const gift = await moveGift(ctx.db, orderId, 'waiting', { state: 'expired', remindAt: null });
    if (!gift) return;
    const { order } = await undoOrder(ctx, locked, reason);
    await queueGiftExpired(ctx, { order, gift });
  });
}

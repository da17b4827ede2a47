import { inTransaction } from '../context/in-transaction.ts';
import type { JobContext } from '../jobs/job.ts';
import { findOrder, lockOrderOfPayment } from '../order/order.queries.ts';
import { undoOrder } from '../order/undo-order.ts';
import { queueGiftExpired } from './queue-gift-mail.ts';
import { moveGift } from '../order/gift/social-gift.queries.ts';

/** Written into the order that ends with its gift. */
const reason = 'eギフトのお受け取りの期限が過ぎたため';

/**
 * Ends a gift that nobody came for: its order is cancelled with all that follows (money, goods, coupons, points), and both are
 * told. Once; a receiver who comes at the same moment is either in time or finds it over.
 */
export async function expireSocialGift(ctx: JobContext, orderId: string): Promise<void> {
  const found = await findOrder(ctx.db, orderId);
  if (!found) return;
  await inTransaction(ctx, async (ctx) => {
    const held = await lockOrderOfPayment(ctx.db, found.payment.id);
    // One that its giver has cancelled is over already, or waits for somebody to give the money back.
    if (held?.order.status !== 'accepted') return;
    const gift = await moveGift(ctx.db, orderId, 'waiting', { state: 'expired', remindAt: null });
    if (!gift) return;
    const { order } = await undoOrder(ctx, held, reason);
    await queueGiftExpired(ctx, { order, gift });
  });
}

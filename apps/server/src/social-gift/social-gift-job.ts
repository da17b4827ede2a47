import { inTransaction } from '../context/in-transaction.ts';
import type { Job, JobContext } from '../jobs/job.ts';
import { expireSocialGift } from './expire-social-gift.ts';
import { queueGiftLink } from './queue-gift-mail.ts';
import { giftState } from '../order/gift/social-gift.rules.ts';
import { findOverdueGifts, forgetReceivers, moveGift, takeGiftsToRemind } from '../order/gift/social-gift.queries.ts';

const batch = 50;

/** Reminds of gifts that nobody has come for, ends those whose time is over, and forgets receivers whose parcel came long ago. */
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

import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { ConflictError } from '../../platform/errors/index.ts';
import { findOwnOrder, type OrderAccess } from '../order/own-order.ts';
import { queueGiftLink } from './queue-gift-mail.ts';
import { deleteGiftLinks, lockGift } from '../order/gift/social-gift.queries.ts';
import { giftState } from '../order/gift/social-gift.rules.ts';

/**
 * Sends a new link to a gift, the way its giver chose, since tokens are not stored. All earlier links become invalid.
 * @throws as `findOwnOrder`; ConflictError `social_gift.not_waiting` unless the gift waits for its receiver;
 * RateLimitedError by order
 */
export async function sendSocialGiftLink({ ctx, input }: { ctx: Ctx; input: { access: OrderAccess } }): Promise<void> {
  const { order } = await findOwnOrder(ctx, input.access);
  await enforceRateLimit(ctx, 'socialGiftLink', order.id);
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockGift(ctx.db, order.id);
    if (!locked || giftState(locked, ctx.clock.now()) !== 'waiting') {
      throw new ConflictError(
        'social_gift.not_waiting',
        'リンクをお送りできるのは、お受け取りのお手続きを待っているあいだだけです。',
      );
    }
    await deleteGiftLinks(ctx.db, order.id);
    await queueGiftLink(ctx, locked, false);
  });
}

import type { Ctx } from '../context/ctx.ts';
import { findGift, type GiftKey } from './find-gift.ts';
import { refuseUnlessWaiting } from './refuse-unless-waiting.ts';
import type { GiftOfOrder } from '../order/gift/social-gift.queries.ts';

/** The gift of a token that is still to be received. @throws as `findGift` and `refuseUnlessWaiting` */
export async function findWaitingGift(ctx: Ctx, key: GiftKey): Promise<GiftOfOrder> {
  const found = await findGift(ctx, key);
  refuseUnlessWaiting(found, ctx.clock.now());
  return found;
}

import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { giftNotFound } from './gift-refusals.ts';
import { giftTokenHash } from './gift-token-hash.ts';
import { findGiftOfLink, type GiftOfOrder } from '../order/gift/social-gift.queries.ts';

/** A token and the address of the network that it was sent from. */
export interface GiftKey {
  token: string;
  ip: string;
}

/**
 * The gift of a token, however far it is. Tokens are counted by where they come from, so that nobody tries them out.
 * @throws NotFoundError `social_gift.not_found`; RateLimitedError
 */
export async function findGift(ctx: Ctx, { token, ip }: GiftKey): Promise<GiftOfOrder> {
  await enforceRateLimit(ctx, 'socialGift', ip);
  const found = await findGiftOfLink(ctx.db, giftTokenHash(token), ctx.channel.id);
  if (!found) throw giftNotFound();
  return found;
}

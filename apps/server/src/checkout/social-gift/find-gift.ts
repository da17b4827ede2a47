import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { giftNotFound, giftOver } from './gift-refusals.ts';
import { findGiftOfLink, type GiftOfOrder } from '../order/gift/social-gift.queries.ts';
import { giftState } from '../order/gift/social-gift.rules.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';

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

/** The gift of a token that is still to be received. @throws as `findGift` and `refuseUnlessWaiting` */
export async function findWaitingGift(ctx: Ctx, key: GiftKey): Promise<GiftOfOrder> {
  const found = await findGift(ctx, key);
  refuseUnlessWaiting(found, ctx.clock.now());
  return found;
}

/** @throws GoneError `social_gift.used`, `social_gift.expired`, `social_gift.cancelled` when a gift can no longer be received */
export function refuseUnlessWaiting(found: GiftOfOrder, now: Date): void {
  const state = giftState(found, now);
  if (state === 'registered' || state === 'shipped') throw giftOver('used');
  if (state === 'expired' || state === 'cancelled') throw giftOver(state);
  // A link leaves when the money is there: a gift without it has none.
  if (state === 'unpaid') throw giftNotFound();
}

/** What is kept of a link's token: 128 random bits, so that the hash tells nothing. */
export function giftTokenHash(token: string): string {
  return hashSecret('social-gift', token);
}

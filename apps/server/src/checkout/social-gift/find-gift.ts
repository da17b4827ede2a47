import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { giftNotFound, giftOver } from './gift-refusals.ts';
import { findGiftOfLink, type GiftOfOrder } from '../order/gift/social-gift.queries.ts';
import { giftState } from '../order/gift/social-gift.rules.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';

/** A token and the IP address that sent it. */
export interface GiftKey {
  token: string;
  ip: string;
}

/**
 * Returns the gift of a token, in any state. Attempts are limited by IP address, against guessing.
 * @throws NotFoundError `social_gift.not_found`; RateLimitedError
 */
export async function findGift(ctx: Ctx, { token, ip }: GiftKey): Promise<GiftOfOrder> {
  await enforceRateLimit(ctx, 'socialGift', ip);
  const found = await findGiftOfLink(ctx.db, giftTokenHash(token), ctx.channel.id);
  if (!found) throw giftNotFound();
  return found;
}

/** Returns the gift of a token that is still to be accepted. @throws as `findGift` and `refuseUnlessWaiting` */
export async function findWaitingGift(ctx: Ctx, key: GiftKey): Promise<GiftOfOrder> {
  const found = await findGift(ctx, key);
  refuseUnlessWaiting(found, ctx.clock.now());
  return found;
}

/**
 * @throws GoneError `social_gift.used`, `social_gift.expired`, `social_gift.cancelled` when a gift can no longer be
 * accepted
 */
export function refuseUnlessWaiting(found: GiftOfOrder, now: Date): void {
  const state = giftState(found, now);
  if (state === 'registered' || state === 'shipped') throw giftOver('used');
  if (state === 'expired' || state === 'cancelled') throw giftOver(state);
  // The link is emailed after payment: an unpaid gift has none.
  if (state === 'unpaid') throw giftNotFound();
}

/** Returns the stored form of a link's token. It has 128 random bits, so the hash discloses nothing. */
export function giftTokenHash(token: string): string {
  return hashSecret('social-gift', token);
}

import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { type CardRef, isCardOpen } from './member-card.queries.ts';
import { unknownCard } from './unknown-card.ts';

/**
 * Looks a card up before a registration goes on. Every try counts for the address it comes from.
 * @throws InvalidInputError `input.invalid` at `other.member_number`; RateLimitedError `rate.limited`
 */
export async function checkCard(ctx: Ctx, card: Omit<CardRef, 'channelId'>, address: string): Promise<void> {
  await enforceRateLimit(ctx, 'memberNumber', address);
  if (!(await isCardOpen(ctx.db, { ...card, channelId: ctx.channel.id }))) throw unknownCard();
}

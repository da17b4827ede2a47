import { hasFeature } from '../../platform/channel/require-feature.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { CardSource } from '../../payment/provider/payment-provider.ts';
import { cardOwner } from './card-owner.ts';
import { CARD_TOKEN_PREFIX } from './card-token.ts';
import { findCardByToken } from './user-card.queries.ts';

/**
 * Returns what a card payment is made with: the one-time token, or the member's saved card with this token.
 * @returns null when there is neither: the card is another member's, unknown or deleted, or the shop saves no cards
 */
export async function paymentSource(ctx: Ctx, token: string | null): Promise<CardSource | null> {
  if (token === null) return null;
  if (!token.startsWith(CARD_TOKEN_PREFIX)) return { token };
  if (ctx.actor.kind !== 'member' || !hasFeature(ctx.channel, 'IS_USE_CARD')) return null;
  const card = await findCardByToken(ctx.db, cardOwner(ctx), token);
  return card ? { customer_id: card.serviceCustomerId, card_id: card.serviceCardId } : null;
}

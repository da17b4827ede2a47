import type { UserCard } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { cardOwner } from './card-owner.ts';
import { selectCards, makeMain, requireCard, markRemoved } from './user-card.queries.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { lockUser } from '../../members/account/account.queries.ts';
import { inJapan } from '@shop/japanese';
import { brandName } from './brand-name.ts';
import type { UserCardRow } from './user-card.queries.ts';

/** Returns the member's saved cards on this channel, the main one first. */
export async function listUserCards({ ctx }: { ctx: Ctx }): Promise<UserCard[]> {
  const now = ctx.clock.now();
  return (await selectCards(ctx.db, cardOwner(ctx))).map((card) => userCardView(card, now));
}

/** Moves the main flag to a card (spec §4). @throws NotFoundError `card.not_found` */
export async function useUserCard({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<UserCard> {
  const owner = cardOwner(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, owner.userId);
    const card = await requireCard(ctx.db, owner, input.id);
    await makeMain(ctx.db, owner, card.id);
    return userCardView({ ...card, isMain: true }, ctx.clock.now());
  });
}

/** Deletes a card here at once, and at the service by the worker. @throws NotFoundError `card.not_found` */
export async function deleteUserCard({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  const owner = cardOwner(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, owner.userId);
    const card = await requireCard(ctx.db, owner, input.id);
    await markRemoved(ctx.db, card.id, ctx.clock.now());
    const [oldest] = await selectCards(ctx.db, owner);
    if (card.isMain && oldest) await makeMain(ctx.db, owner, oldest.id);
  });
}

/**
 * Returns a saved card as defined by the contract (spec §3 "Card"). A card is valid until the end of its month, in
 * Japan.
 */
export function userCardView(
  { id, isMain, token, service, brand, last4, expiration }: UserCardRow,
  now: Date,
): UserCard {
  return {
    id,
    is_main: isMain,
    token,
    token_key: service,
    name: brandName(brand),
    masked_number: brand === 'amex' ? `**** ****** *${last4}` : `**** **** **** ${last4}`,
    expiration,
    is_expired: endOf(expiration) < inJapan(now).day.slice(0, 7),
  };
}

/** `09/29` → `2029-09` */
function endOf(expiration: string): string {
  const [month, year] = expiration.split('/');
  return `20${year}-${month}`;
}

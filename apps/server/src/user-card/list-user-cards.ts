import type { UserCard } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { cardOwner } from './card-owner.ts';
import { userCardView } from './user-card-view.ts';
import { selectCards } from './user-card.queries.ts';

/** The cards that the member keeps on this channel, the main one first. */
export async function listUserCards({ ctx }: { ctx: Ctx }): Promise<UserCard[]> {
  const now = ctx.clock.now();
  return (await selectCards(ctx.db, cardOwner(ctx))).map((card) => userCardView(card, now));
}

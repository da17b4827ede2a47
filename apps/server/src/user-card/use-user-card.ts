import type { UserCard } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { lockAddressBook } from '../customer/address.queries.ts';
import { cardOwner } from './card-owner.ts';
import { userCardView } from './user-card-view.ts';
import { makeMain, requireCard } from './user-card.queries.ts';

/** Moves the main flag to a card (spec §4). @throws NotFoundError `card.not_found` */
export async function useUserCard({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<UserCard> {
  const owner = cardOwner(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockAddressBook(ctx.db, owner.userId);
    const card = await requireCard(ctx.db, owner, input.id);
    await makeMain(ctx.db, owner, card.id);
    return userCardView({ ...card, isMain: true }, ctx.clock.now());
  });
}

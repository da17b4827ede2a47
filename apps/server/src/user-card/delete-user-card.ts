import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { lockAddressBook } from '../customer/address.queries.ts';
import { cardOwner } from './card-owner.ts';
import { makeMain, markRemoved, requireCard, selectCards } from './user-card.queries.ts';

/** Deletes a card here at once; the worker makes the service forget it. @throws NotFoundError `card.not_found` */
export async function deleteUserCard({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  const owner = cardOwner(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockAddressBook(ctx.db, owner.userId);
    const card = await requireCard(ctx.db, owner, input.id);
    await markRemoved(ctx.db, card.id, ctx.clock.now());
    const [oldest] = await selectCards(ctx.db, owner);
    if (card.isMain && oldest) await makeMain(ctx.db, owner, oldest.id);
  });
}

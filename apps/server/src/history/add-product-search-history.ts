import { LIMITS } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { upsertSearchHistory } from './history.queries.ts';

/** Remembers a word for a member, in one width; a blank one is not recorded (spec §5), nor is a guest's. */
export async function addProductSearchHistory({ ctx, input }: { ctx: Ctx; input: { word: string } }): Promise<void> {
  const { actor } = ctx;
  const typed = input.word.normalize('NFKC').replace(/\s+/g, ' ').trim();
  // One width may be longer than the other.
  const word = [...typed].slice(0, LIMITS.searchWord).join('');
  if (word === '' || actor.kind === 'guest') return;
  const entry = { userId: actor.userId, word, searchedAt: ctx.clock.now() };
  await inTransaction(ctx, ({ db }) => upsertSearchHistory(db, entry, LIMITS.searchHistories));
}

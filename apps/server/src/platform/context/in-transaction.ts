import { insideTransaction } from '../db/transaction-guard.ts';
import type { Ctx } from './ctx.ts';

/**
 * Runs `work` in one transaction, or a savepoint if nested; never await the network inside. `work` receives a context
 * whose `db` is the transaction: name it `ctx` again, so that the outer one is out of reach.
 *
 *     return inTransaction(ctx, async (ctx) => { … ctx.db … });
 */
export async function inTransaction<C extends Pick<Ctx, 'db'>, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => insideTransaction(() => work({ ...ctx, db: tx })));
}

import { insideTransaction } from '../../platform/db/transaction-guard.ts';
import type { CellError } from './check-row.ts';
import type { TableContext } from './content-table.ts';
import { describeDatabaseError } from './describe-database-error.ts';

/** Writes inside a savepoint, so that a refusal of the database undoes one row and the others can still be tried. */
export async function attempt<Written extends { errors: CellError[] }>(
  ctx: TableContext,
  write: (ctx: TableContext) => Promise<Written>,
): Promise<Written | { errors: CellError[]; id?: never }> {
  try {
    return await ctx.db.transaction((tx) => insideTransaction(() => write({ ...ctx, db: tx })));
  } catch (error) {
    const message = describeDatabaseError(error);
    if (message === null) throw error;
    return { errors: [{ field: '', message }] };
  }
}

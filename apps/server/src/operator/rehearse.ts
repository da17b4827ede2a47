import type { Db } from '../platform/db/db.ts';
import { inTransaction } from '../platform/context/in-transaction.ts';

/** Leaves a transaction with a value instead of a failure. */
class Undone<T> extends Error {
  readonly value: T;

  constructor(value: T) {
    super('undone');
    this.value = value;
  }
}

/**
 * Runs `work` in one transaction and rolls back when `isUndone` returns true for its result: a dry run does everything,
 * so that it reports everything, and changes nothing.
 */
export async function rehearse<C extends { readonly db: Db }, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
  isUndone: (result: T) => boolean,
): Promise<T> {
  try {
    return await inTransaction(ctx, async (inner) => {
      const result = await work(inner);
      if (isUndone(result)) throw new Undone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.value as T;
    throw error;
  }
}

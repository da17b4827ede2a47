import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/** Marks everything that `work` awaits as running inside a transaction. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return running.run(true, work);
}

/**
 * Called by the outer connection before each statement. PGlite runs one transaction at a time, so a statement of the
 * outer connection inside a transaction would wait for ever; on PostgreSQL it would silently run outside of it.
 */
function refuseInsideTransaction(): void {
  if (running.getStore())
    throw new Error('The outer database was used inside a transaction: use the ctx that inTransaction passes.');
}

/** Wraps a method of the outer connection with the guard. */
export function guarded<A extends unknown[], R>(call: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    refuseInsideTransaction();
    return call(...args);
  };
}

/** Runs `work` as if no transaction were under way: for what a notice of the database sets off. */
export function outsideTransaction<T>(work: () => T): T {
  return running.exit(work);
}

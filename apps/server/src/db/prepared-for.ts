import type { Db } from './db.ts';

/**
 * Prepared statements of a domain, made once for each database handle: `const prepared = preparedFor((db) => ({ … }))`, then
 * `prepared(db).find.execute({ … })`. A transaction is a handle of its own, so that this pays outside of transactions.
 */
export function preparedFor<Statements>(prepare: (db: Db) => Statements): (db: Db) => Statements {
  const made = new WeakMap<Db, Statements>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const statements = prepare(db);
    made.set(db, statements);
    return statements;
  };
}

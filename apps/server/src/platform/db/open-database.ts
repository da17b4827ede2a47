import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import type { Db } from './db.ts';

/**
 * Opens the database the configuration names: PostgreSQL by its address, otherwise PGlite in the data folder.
 * @throws StartError
 */
export async function openDatabase(
  { database: { url, folder, poolSize } }: Config,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  // Loaded when wanted: either driver is a good part of the process's memory.
  if (url === null) return (await import('./open-pglite.ts')).openPglite(folder);
  return (await import('./open-postgres.ts')).openPostgres({ url, poolSize, onConnectionError });
}

/**
 * Makes the prepared statements of a domain once for each database handle: `const prepared = preparedFor((db) => ({ …
 * }))`, then `prepared(db).find.execute({ … })`. A transaction is a separate handle, so this only pays outside of
 * transactions.
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

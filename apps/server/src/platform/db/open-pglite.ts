import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import type { Database } from './database.ts';
import type { Db } from './db.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { guarded } from './transaction-guard.ts';

/** Opens a PGlite database in `folder` and locks the folder until `close`. @throws StartError */
export async function openPglite(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    return wrapPglite(await PGlite.create(join(folder, 'db')), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Makes a `Database` of an open PGlite client; `onClosed` runs after it was closed. */
export function wrapPglite(client: PGlite, onClosed: () => void = () => undefined): Database {
  client.query = guarded(client.query.bind(client)) as PGlite['query'];
  client.transaction = guarded(client.transaction.bind(client)) as PGlite['transaction'];
  const drizzled = drizzle({ client, casing: 'snake_case' });
  return {
    engine: 'pglite',
    // Both drivers answer with `rows`; only their type parameters differ.
    db: drizzled as unknown as Db,
    migrate: () => migrate(drizzled, { migrationsFolder }),
    vacuum: async () => {
      await client.exec('VACUUM ANALYZE');
    },
    listen: async (channels, onNotice) => {
      for (const channel of channels) await client.listen(channel, (payload) => onNotice(channel, payload));
    },
    close: async () => {
      await client.close();
      onClosed();
    },
  };
}

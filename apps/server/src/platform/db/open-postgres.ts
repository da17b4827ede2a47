import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Db } from './db.ts';
import { followNotices } from './follow-notices.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { StartError } from '../process/start-failure.ts';
import { guarded } from './transaction-guard.ts';

const MIGRATION_LOCK = 727_272;
const OLDEST_SERVER = 150_000;

export interface PostgresOptions {
  url: string;
  /** Most connections of the pool. */
  poolSize: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionError: (error: Error) => void;
}

/** Opens PostgreSQL 15 or later. @throws StartError when the URL does not lead to one */
export async function openPostgres({ url, poolSize, onConnectionError }: PostgresOptions): Promise<Database> {
  const pool = makePool(url, poolSize);
  // Without a listener a restart of the database would end this process.
  pool.on('error', onConnectionError);
  // The pool handles only errors of idle connections; for one in use the failed query reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await assertReachable(pool);
  pool.query = guarded(pool.query.bind(pool)) as pg.Pool['query'];
  pool.connect = guarded(pool.connect.bind(pool)) as pg.Pool['connect'];
  const drizzled = drizzle({ client: pool, casing: 'snake_case' });
  const followers: (() => Promise<void>)[] = [];
  return {
    engine: 'postgresql',
    // Both drivers answer with `rows`; only their type parameters differ.
    db: drizzled as unknown as Db,
    migrate: () => migrateLocked(pool),
    vacuum: async () => {
      await pool.query('VACUUM ANALYZE');
    },
    listen: async (channels, onNotice) => {
      followers.push(await followNotices({ url, channels, onNotice, onError: onConnectionError }));
    },
    close: async () => {
      await Promise.all(followers.map((stop) => stop()));
      await pool.end();
    },
  };
}

function makePool(url: string, max: number): pg.Pool {
  try {
    return new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5000 });
  } catch (error) {
    throw new StartError('DATABASE_URL is not an address of the form postgresql://user:password@host:5432/name.', {
      cause: error,
    });
  }
}

async function assertReachable(pool: pg.Pool): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
    version = Number(rows[0]?.version);
  } catch (error) {
    await pool.end();
    const reason =
      error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
    throw new StartError(`DATABASE_URL does not lead to a database: ${reason}`, { cause: error });
  }
  if (version >= OLDEST_SERVER) return;
  await pool.end();
  throw new StartError(`PostgreSQL 15 or later is needed; DATABASE_URL leads to ${Math.floor(version / 10_000)}.`);
}

/** Runs the migrations under a lock, which the migrator lacks: processes that start together wait here. */
async function migrateLocked(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

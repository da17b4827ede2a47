import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { wrapPglite } from '../platform/db/open-pglite.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { databaseUrl, withAdmin } from './postgres-template.ts';

/** A database that outlives the application that opened it. */
export interface LastingDatabase {
  /** Opens it, also again after `close`. */
  open: () => Promise<Database>;
  drop: () => Promise<void>;
}

/**
 * A separate database for one test file, migrated and seeded; `close` deletes it. A broken connection fails the test,
 * unless the test breaks it and passes `onConnectionError`.
 */
export async function openTestDatabase(onConnectionError: (error: Error) => void = fail): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.engine === 'pglite')
    return wrapPglite(await PGlite.create({ loadDataDir: await openAsBlob(template.file) }));

  const lasting = await copyPostgres(template, onConnectionError);
  const database = await lasting.open();
  return {
    ...database,
    close: async () => {
      await database.close();
      await lasting.drop();
    },
  };
}

/** The same on disk, so that it can be closed and opened again like after a restart. */
export async function makeLastingDatabase(): Promise<LastingDatabase> {
  const template = inject('databaseTemplate');
  if (template.engine === 'postgresql') return copyPostgres(template, fail);

  const folder = await mkdtemp(join(tmpdir(), 'shop-lasting-'));
  const dataDir = join(folder, 'db');
  const client = await PGlite.create({ dataDir, loadDataDir: await openAsBlob(template.file) });
  await client.close();
  return { open: async () => wrapPglite(await PGlite.create(dataDir)), drop: () => rm(folder, { recursive: true }) };
}

async function copyPostgres(
  template: { url: string; name: string },
  onConnectionError: (error: Error) => void,
): Promise<LastingDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(template.url, (admin) => admin.query(`create database ${name} template ${template.name}`));
  return {
    open: () => openPostgres({ url: databaseUrl(template.url, name), poolSize: 20, onConnectionError }),
    drop: () => withAdmin(template.url, async (admin) => void (await admin.query(`drop database ${name}`))),
  };
}

function fail(error: Error): never {
  throw error;
}

import { PGlite } from '@electric-sql/pglite';
import { openAsBlob } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { wrapPglite } from '../db/open-pglite.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { databaseUrl, withAdmin } from './postgres-template.ts';

/**
 * A database of its own for one test file, migrated and seeded; `close` does away with it. A connection that breaks fails
 * the test, unless the test breaks it and passes `onConnectionError`.
 */
export async function openTestDatabase(onConnectionError: (error: Error) => void = fail): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.engine === 'pglite') return wrapPglite(await PGlite.create({ loadDataDir: await openAsBlob(template.file) }));

  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(template.url, (admin) => admin.query(`create database ${name} template ${template.name}`));
  const database = await openPostgres({
    url: databaseUrl(template.url, name),
    poolSize: 20,
    onConnectionError,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await withAdmin(template.url, (admin) => admin.query(`drop database ${name}`));
    },
  };
}

function fail(error: Error): never {
  throw error;
}

import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrapPglite } from '../platform/db/open-pglite.ts';
import { fillTemplate } from './fill-template.ts';

/** Writes a dump of a migrated and seeded PGlite, or finds the existing one. @returns its file. */
export async function makePgliteTemplate(key: string): Promise<string> {
  const folder = join(tmpdir(), 'shop-test-templates');
  const file = join(folder, `${key}.tar`);
  if (existsSync(file)) return file;
  // A log file of 1 instead of 16 MB: each test file loads the whole dump.
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const database = wrapPglite(client);
  await fillTemplate(database);
  await shrink(client);
  const dump = await client.dumpDataDir('none');
  await database.close();
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return file;
}

/** Drops the two databases that `initdb` adds, and writes all pages, so that a copy starts without recovery. */
async function shrink(client: PGlite): Promise<void> {
  await client.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  await client.exec('checkpoint');
}

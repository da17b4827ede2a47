import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Method, SampleOrder } from './sample-shop.ts';

const folder = join(import.meta.dirname, 'dumps');

/** What the release itself answered when its dump was made. */
export interface Recorded {
  readonly member: { readonly email: string; readonly password: string };
  readonly orders: readonly RecordedOrder[];
  /** Token and product keys of a cart that was not ordered. */
  readonly cart: { readonly token: string; readonly goods: readonly string[] };
  /** Pieces by product key. */
  readonly stock: Readonly<Record<string, number>>;
  /** A setting that differs from the seed, by its dotted name. */
  readonly setting: { readonly name: string; readonly value: string };
}

export interface RecordedOrder extends SampleOrder {
  /** What was done with it, for the names of tests. */
  readonly story: string;
  readonly method: Method;
  readonly isOfMember: boolean;
  readonly status: string;
  readonly payment: string;
  /** Yen. */
  readonly total: number;
  readonly refunded: number;
}

/** Returns the versions that have a dump, oldest first. */
export const dumpedVersions = (): string[] =>
  globSync('*.json', { cwd: folder })
    .map((file) => basename(file, '.json'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Writes the whole database as SQL, so that any later PostgreSQL reads it. */
export function writeDump(version: string, databaseUrl: string, recorded: Recorded): void {
  const { status, stdout, stderr } = spawnSync('pg_dump', ['--no-owner', '--no-privileges', databaseUrl], {
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr.toString()}`);
  // Newer versions of pg_dump frame the file with commands that an older psql does not know.
  const sql = stdout.toString().replaceAll(/^\\(un)?restrict .*\n/gm, '');
  writeFileSync(join(folder, `${version}.sql.gz`), gzipSync(sql, { level: 9 }));
  writeFileSync(join(folder, `${version}.json`), `${JSON.stringify(recorded, undefined, 2)}\n`);
}

/** Restores the dump of a release into an empty database. */
export function restoreDump(version: string, databaseUrl: string): Recorded {
  const { status, stderr } = spawnSync('psql', ['--no-psqlrc', '--quiet', '-v', 'ON_ERROR_STOP=1', databaseUrl], {
    input: gunzipSync(readFileSync(join(folder, `${version}.sql.gz`))),
  });
  if (status !== 0) throw new Error(`The dump of ${version} was not restored: ${stderr.toString()}`);
  return JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8')) as Recorded;
}

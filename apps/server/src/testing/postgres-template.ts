import pg from 'pg';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { fillTemplate } from './fill-template.ts';

const TEMPLATE_LOCK = 727_274;

/** Creates a migrated and seeded template database, or finds the existing one. @returns its name. */
export async function makePostgresTemplate(url: string, key: string): Promise<string> {
  const name = `shop_template_${key}`;
  await withAdmin(url, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    if (rowCount) return;
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
    const database = await openPostgres({ url: databaseUrl(url, name), poolSize: 2, onConnectionError: fail });
    await fillTemplate(database);
    await database.close();
    // Marked last: an interrupted run leaves no incomplete template behind.
    await admin.query(`alter database ${name} is_template true`);
  });
  return name;
}

/** The URL of another database of the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Runs `work` on a connection to the database that `url` names. */
export async function withAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function fail(error: Error): never {
  throw error;
}

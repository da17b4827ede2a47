import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/** Tables that count attempts: a refused request is one. */
const COUNTING: ReadonlySet<string> = new Set(['rate_windows', 'login_guards']);

/** One digest per table; two equal results mean that nothing has changed. */
export async function databasePrint(db: Db): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = tables.rows.map(({ name }) => name).filter((name) => !COUNTING.has(name));
  const digests = names.map(
    (name) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(row, '' order by row), '')) as digest from (select md5(t::text) as row from ${sql.identifier(name)} t) rows`,
  );
  const { rows } = await db.execute<{ name: string; digest: string }>(sql.join(digests, sql` union all `));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

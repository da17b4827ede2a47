import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Drops all tables and the record of migrations. */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
}

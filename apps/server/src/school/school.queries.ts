import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { schools } from '../db/schema/schools.ts';

/** The school of a channel that has this key and takes registrations. */
export async function findOpenSchool(db: Db, channelId: number, key: string): Promise<{ name: string } | undefined> {
  const [row] = await db
    .select({ name: schools.name })
    .from(schools)
    .where(and(eq(schools.channelId, channelId), eq(schools.key, key), schools.isOpen));
  return row;
}

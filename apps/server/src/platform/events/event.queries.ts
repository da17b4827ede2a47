import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ecommerceEvents } from '../db/schema/events.ts';

export async function insertEvent(db: Db, event: typeof ecommerceEvents.$inferInsert): Promise<void> {
  await db.insert(ecommerceEvents).values(event);
}

/** Keeps the table bounded in time and in rows. */
export async function deleteOldEvents(db: Db, { before, mostRows }: { before: Date; mostRows: number }): Promise<void> {
  await db.delete(ecommerceEvents).where(lt(ecommerceEvents.at, before));
  await db
    .delete(ecommerceEvents)
    .where(sql`${ecommerceEvents.id} <= (select max(id) - ${mostRows}::int from ${ecommerceEvents})`);
}

import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { inquiries, inquiryCategories } from '../../platform/db/schema/inquiries.ts';

export type InquiryRow = typeof inquiries.$inferSelect;
export type InquiryCategoryRow = typeof inquiryCategories.$inferSelect;

/** What an inquiry may be about, in its order. */
export function readInquiryCategories(db: Db): Promise<InquiryCategoryRow[]> {
  return db.select().from(inquiryCategories).orderBy(asc(inquiryCategories.sortNo), asc(inquiryCategories.id));
}

export async function findInquiryByKey(db: Db, idempotencyKey: string): Promise<InquiryRow | null> {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.idempotencyKey, idempotencyKey));
  return row ?? null;
}

/** Keeps an inquiry. @returns null when one with its key or its number is there already. */
export async function insertInquiry(db: Db, values: typeof inquiries.$inferInsert): Promise<InquiryRow | null> {
  const [row] = await db.insert(inquiries).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

import { JAPAN } from '@shop/japanese';
import { and, asc, count, desc, eq, gte, max } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../platform/db/db.ts';
import { inquiries, inquiryMessages, type InquiryStatus } from '../../platform/db/schema/inquiries.ts';
import { uploads } from '../../platform/db/schema/uploads.ts';
import { NotFoundError } from '../../platform/errors/index.ts';

const MOST = 500;

export type InquiryRow = typeof inquiries.$inferSelect;
export type InquiryMessageRow = typeof inquiryMessages.$inferSelect;

/** Returns the inquiries of the last days with the number of their files, the latest first. */
export async function listInquiries(
  db: Db,
  { now, days, status }: { now: Date; days: number; status?: InquiryStatus },
) {
  const since = DateTime.fromJSDate(now, JAPAN).minus({ days }).toJSDate();
  return db
    .select({ inquiry: inquiries, files: count(uploads.id) })
    .from(inquiries)
    .leftJoin(uploads, eq(uploads.inquiryId, inquiries.id))
    .where(and(gte(inquiries.receivedAt, since), status && eq(inquiries.status, status)))
    .groupBy(inquiries.id)
    .orderBy(desc(inquiries.receivedAt))
    .limit(MOST);
}

/** @throws NotFoundError `inquiry.not_found` */
export async function requireInquiry(db: Db, inquiryNo: string): Promise<InquiryRow> {
  const [found] = await db.select().from(inquiries).where(eq(inquiries.inquiryNo, inquiryNo));
  if (!found) throw missing();
  return found;
}

/** Locks an inquiry until the end of the transaction. @throws NotFoundError `inquiry.not_found` */
export async function lockInquiry(db: Db, inquiryNo: string): Promise<InquiryRow> {
  const [locked] = await db.select().from(inquiries).where(eq(inquiries.inquiryNo, inquiryNo)).for('update');
  if (!locked) throw missing();
  return locked;
}

const missing = () => new NotFoundError('inquiry.not_found', 'お問い合わせが見つかりませんでした。');

/** Returns the answers and notes of an inquiry, the oldest first. */
export function messagesOf(db: Db, inquiryId: string): Promise<InquiryMessageRow[]> {
  return db
    .select()
    .from(inquiryMessages)
    .where(eq(inquiryMessages.inquiryId, inquiryId))
    .orderBy(asc(inquiryMessages.no));
}

/** Adds a message to a locked inquiry. */
export async function addMessage(db: Db, message: Omit<InquiryMessageRow, 'no'>): Promise<void> {
  const [last] = await db
    .select({ no: max(inquiryMessages.no) })
    .from(inquiryMessages)
    .where(eq(inquiryMessages.inquiryId, message.inquiryId));
  await db.insert(inquiryMessages).values({ ...message, no: (last?.no ?? 0) + 1 });
}

export async function setInquiryStatus(db: Db, id: string, status: InquiryStatus): Promise<void> {
  await db.update(inquiries).set({ status }).where(eq(inquiries.id, id));
}

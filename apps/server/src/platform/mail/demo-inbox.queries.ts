import { desc, notInArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { demoMails } from '../db/schema/mail.ts';

export type DemoMail = typeof demoMails.$inferSelect;

/** How many mails the inbox page keeps. */
const KEPT = 200;

/** Keeps a mail; a repeated try of the same one is kept once. The oldest make room. */
export async function insertDemoMail(db: Db, mail: DemoMail): Promise<void> {
  await db.insert(demoMails).values(mail).onConflictDoNothing();
  const newest = db.select({ id: demoMails.id }).from(demoMails).orderBy(desc(demoMails.sentAt)).limit(KEPT);
  await db.delete(demoMails).where(notInArray(demoMails.id, newest));
}

/** Newest first. */
export function listDemoMails(db: Db): Promise<DemoMail[]> {
  return db.select().from(demoMails).orderBy(desc(demoMails.sentAt), desc(demoMails.id));
}

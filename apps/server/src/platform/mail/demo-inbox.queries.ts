import { desc, notInArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { demoMails } from '../db/schema/mail.ts';

export type DemoMail = typeof demoMails.$inferSelect;

/** The number of mails on the inbox page. */
const MAX_MAILS = 200;

/** Saves a mail, once for repeated tries, and deletes the oldest ones beyond the limit. */
export async function insertDemoMail(db: Db, mail: DemoMail): Promise<void> {
  await db.insert(demoMails).values(mail).onConflictDoNothing();
  const newest = db.select({ id: demoMails.id }).from(demoMails).orderBy(desc(demoMails.sentAt)).limit(MAX_MAILS);
  await db.delete(demoMails).where(notInArray(demoMails.id, newest));
}

/** Newest first. */
export function listDemoMails(db: Db): Promise<DemoMail[]> {
  return db.select().from(demoMails).orderBy(desc(demoMails.sentAt), desc(demoMails.id));
}

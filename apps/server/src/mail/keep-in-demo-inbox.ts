import type { Db } from '../db/db.ts';
import { insertDemoMail } from './demo-inbox.queries.ts';
import type { SendMail } from './mail-transport.ts';

/** Demo mode without an SMTP server: mails go to the inbox page instead. */
export function keepInDemoInbox(db: Db): SendMail {
  return ({ id, to, subject, body, date }) => insertDemoMail(db, { id, recipient: to, subject, body, sentAt: date });
}

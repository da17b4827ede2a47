import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { Job, JobContext } from '../jobs/job.ts';
import { EXPIRING_LANE, LASTING_LANE, MAIL_LANES, type MailLane } from './mail-transport.ts';
import type { SendMail } from './mail-transport.ts';
import { openSmtp } from './open-smtp.ts';
import { sendDueMails } from './send-due-mails.ts';
import type { Db } from '../db/db.ts';
import { insertDemoMail } from './demo-inbox.queries.ts';
import { deleteFinishedMails } from './mail.queries.ts';

const HOUR_MS = 60 * 60_000;

/** How long it can be looked up whether a mail has left. */
const RETENTION_DAYS = 30;

/** Forgets mails that left long ago. */
export const mailSweepJob: Job = {
  name: 'mail-sweep',
  everyMs: 6 * HOUR_MS,
  run: ({ db, clock }) =>
    deleteFinishedMails(db, DateTime.fromJSDate(clock.now(), JAPAN).minus({ days: RETENTION_DAYS }).toJSDate()),
};

/**
 * Send mails, a job for each lane: by SMTP when a server is set, over connections that both lanes share; otherwise to
 * the inbox page (configuration allows that in demo mode only).
 */
export function mailJobs(): readonly Job[] {
  let transport: SendMail | undefined;
  const job = (name: string, lane: MailLane): Job => ({
    name,
    // A mail that failed is due again after a minute or more.
    everyMs: 5_000,
    table: 'mail_outbox',
    run: (ctx, stopping) => sendDueMails(ctx, { send: (transport ??= transportOf(ctx)), lane, stopping }),
  });
  return [job('mail-expiring', EXPIRING_LANE), job('mail', LASTING_LANE)];
}

function transportOf({ config, db }: JobContext): SendMail {
  if (config.mail.smtpUrl === null) return saveToDemoInbox(db);
  return openSmtp(config.mail.smtpUrl, {
    connections: MAIL_LANES.reduce((sum, { connections }) => sum + connections, 0),
  }).send;
}

/** Demo mode without an SMTP server: mails go to the inbox page instead. */
function saveToDemoInbox(db: Db): SendMail {
  return ({ id, to, subject, body, date }) => insertDemoMail(db, { id, recipient: to, subject, body, sentAt: date });
}

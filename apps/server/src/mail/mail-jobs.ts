import type { Job, JobContext } from '../jobs/job.ts';
import { keepInDemoInbox } from './keep-in-demo-inbox.ts';
import { EXPIRING_LANE, LASTING_LANE, MAIL_LANES, type MailLane } from './mail-lane.ts';
import type { SendMail } from './mail-transport.ts';
import { openSmtp } from './open-smtp.ts';
import { sendDueMails } from './send-due-mails.ts';

/**
 * Send mails, a job for each lane: by SMTP when a server is set, over connections that both lanes share; otherwise to the
 * inbox page (configuration allows that in demo mode only).
 */
export function mailJobs(): readonly Job[] {
  let transport: SendMail | undefined;
  const job = (name: string, everyMs: number, lane: MailLane): Job => ({
    name,
    everyMs,
    run: (ctx, stopping) => sendDueMails(ctx, { send: (transport ??= transportOf(ctx)), lane, stopping }),
  });
  return [job('mail-expiring', 500, EXPIRING_LANE), job('mail', 1000, LASTING_LANE)];
}

function transportOf({ config, db }: JobContext): SendMail {
  if (config.mail.smtpUrl === null) return keepInDemoInbox(db);
  return openSmtp(config.mail.smtpUrl, {
    connections: MAIL_LANES.reduce((sum, { connections }) => sum + connections, 0),
  }).send;
}

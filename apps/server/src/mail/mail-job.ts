import type { Job, JobContext } from '../jobs/job.ts';
import { keepInDemoInbox } from './keep-in-demo-inbox.ts';
import type { SendMail } from './mail-transport.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { sendDueMails } from './send-due-mails.ts';

/** Sends mails: by SMTP when a server is set, otherwise to the inbox page (configuration allows that in demo mode only). */
export const mailJob: Job = {
  name: 'mail',
  everyMs: 1000,
  run: (ctx) => sendDueMails(ctx, transportOf(ctx)),
};

function transportOf({ config, db }: JobContext): SendMail {
  return config.mail.smtpUrl === null ? keepInDemoInbox(db) : sendBySmtp(config.mail.smtpUrl);
}

import { MAIL_LANES } from '../platform/mail/mail-transport.ts';
import { requestedMailsJob } from '../service/mailbox/requested-mails-job.ts';
import type { OutgoingMail } from '../platform/mail/mail-transport.ts';
import { sendDueMails } from '../platform/mail/send-due-mails.ts';
import type { TestApp } from './open-test-app.ts';

/** Runs the mail workers once. @returns the sent mails in order: codes and links first, then the oldest. */
export async function deliverMails(app: TestApp): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  await requestedMailsJob.run(app.jobCtx());
  const send = async (mail: OutgoingMail) => void sent.push(mail);
  for (const lane of MAIL_LANES) await sendDueMails(app.jobCtx(), { send, lane: { ...lane, connections: 1 } });
  return sent;
}

/** The code at the end of a mailed link. */
export function codeOfLink({ body }: Pick<OutgoingMail, 'body'>): string {
  const code = /\?code=([\w-]+)/.exec(body)?.[1];
  if (!code) throw new Error('The mail has no link with a code.');
  return code;
}

/** The six digits of a second-factor mail. */
export function digitsOf({ body }: Pick<OutgoingMail, 'body'>): string {
  const digits = /認証コード: (\d{6})/.exec(body)?.[1];
  if (!digits) throw new Error('The mail has no code of six digits.');
  return digits;
}

import type { OutgoingMail } from '../mail/mail-transport.ts';
import { sendDueMails } from '../mail/send-due-mails.ts';
import type { TestApp } from './open-test-app.ts';

/** Lets the mail worker run once. @returns what it handed over, oldest first. */
export async function deliverMails(app: TestApp): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  let before: number;
  do {
    before = sent.length;
    await sendDueMails(app.jobCtx(), async (mail) => {
      sent.push(mail);
    });
  } while (sent.length > before);
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
  const digits = /確認コード: (\d{6})/.exec(body)?.[1];
  if (!digits) throw new Error('The mail has no code of six digits.');
  return digits;
}

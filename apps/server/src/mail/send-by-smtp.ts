import { createTransport } from 'nodemailer';
import type { SendMail } from './mail-transport.ts';

const SECONDS = 1000;

/** Hands mails to the SMTP server at `url` (`smtp://` or `smtps://`, with user and password if it wants them). */
export function sendBySmtp(url: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10 * SECONDS, greetingTimeout: 10 * SECONDS, socketTimeout: 30 * SECONDS });
  return async ({ id, to, from, senderName, subject, body, date }) => {
    await transport.sendMail({
      // As objects: a name or address with a line break or a comma cannot become a header or a second recipient.
      from: { name: senderName, address: from },
      to: { name: '', address: to },
      subject,
      text: body,
      textEncoding: 'base64',
      date,
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

import { createTransport } from 'nodemailer';
import { htmlMail } from './html-mail.ts';
import type { SendMail } from './mail-transport.ts';

const SECONDS = 1000;

/** Connections to a mail server, opened on demand and closed when idle for a while. */
export interface Smtp {
  /** Sends a mail, or throws; waits for a connection while all are in use. */
  send: SendMail;
  close: () => void;
}

/** Leads to the SMTP server at `url` (`smtp://` or `smtps://`, with user and password if it wants them). */
export function openSmtp(url: string, { connections }: { connections: number }): Smtp {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // Whether a mail was sent is unknown when its connection broke: the outbox decides when to retry it.
    maxRequeues: 0,
    idleTimeout: 10 * SECONDS,
    // Together shorter than the shortest lease of a mail.
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
  });
  const send: SendMail = async ({
    id,
    to,
    from,
    replyTo,
    senderName,
    subject,
    body,
    date,
    attachments,
    oneClickUrl,
  }) => {
    await transport.sendMail({
      // As objects: a name or address with a line break or a comma cannot become a header or a second recipient.
      from: { name: senderName, address: from },
      replyTo: { name: '', address: replyTo },
      to: { name: '', address: to },
      subject,
      text: body,
      html: htmlMail({ subject, body }),
      attachments: attachments.map((file) => ({ ...file, contentDisposition: 'attachment' as const })),
      textEncoding: 'base64',
      date,
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058; as prepared, since a header that is folded inside its address is none to some mailboxes.
        ...(oneClickUrl !== null && {
          'List-Unsubscribe': { prepared: true, value: `<${oneClickUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };
  return { send, close: () => transport.close() };
}

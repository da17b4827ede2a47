import type { MailAttachment } from './mail-attachments.ts';

/** A finished mail. `id` stays the same over repeated tries, so that a receiver can tell a double. */
export interface OutgoingMail {
  id: string;
  to: string;
  from: string;
  senderName: string;
  subject: string;
  /** Plain text; the HTML is made of it. */
  body: string;
  attachments: readonly MailAttachment[];
  date: Date;
}

/** Hands a mail over, or throws. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** A finished mail. `id` stays the same over repeated tries, so that a receiver can tell a double. */
export interface OutgoingMail {
  id: string;
  to: string;
  from: string;
  senderName: string;
  subject: string;
  body: string;
  date: Date;
}

/** Hands a mail over, or throws. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

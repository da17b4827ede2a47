import type { MailAttachment } from './mail-attachments.ts';

const MINUTE = 60_000;

/** One of the two queues in which mails wait: those of one never wait for those of the other. */
export interface MailLane {
  /** Whether it holds the mails whose code or link is over at some time, soonest first; otherwise all others, oldest first. */
  readonly isExpiring: boolean;
  /** Mails that one process hands over at the same time. */
  readonly connections: number;
  /** A worker that dies leaves its mails to the others after this long: longer than one can take to be handed over. */
  readonly leaseMs: number;
}

/** Codes and links that end. Its lease is short, so that a code is still good when another worker takes it over. */
export const EXPIRING_LANE: MailLane = { isExpiring: true, connections: 4, leaseMs: 3 * MINUTE };

/** Everything else: orders, notices. */
export const LASTING_LANE: MailLane = { isExpiring: false, connections: 8, leaseMs: 15 * MINUTE };

export const MAIL_LANES: readonly MailLane[] = [EXPIRING_LANE, LASTING_LANE];

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
  /** Where the button of a mailbox ends such mails at once (RFC 8058); null for a mail that answers to something. */
  oneClickUrl: string | null;
  date: Date;
}

/** Hands a mail over, or throws. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

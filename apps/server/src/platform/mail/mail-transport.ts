import type { MailAttachment } from './mail-attachments.ts';

const MINUTE = 60_000;

/** One of the two queues of mails; mails of one never wait for those of the other. */
export interface MailLane {
  /** Whether it has the mails whose code or link expires, soonest first; otherwise all others, oldest first. */
  readonly isExpiring: boolean;
  /** The number of mails that one process sends at the same time. */
  readonly connections: number;
  /** The lease of a mail: after it other workers take over. Longer than sending one can take. */
  readonly leaseMs: number;
}

/**
 * Mails with codes and links that expire. The lease is short, so that a code is still valid when another worker takes
 * over.
 */
export const EXPIRING_LANE: MailLane = { isExpiring: true, connections: 4, leaseMs: 3 * MINUTE };

/** Everything else: orders, notices. */
export const LASTING_LANE: MailLane = { isExpiring: false, connections: 8, leaseMs: 15 * MINUTE };

export const MAIL_LANES: readonly MailLane[] = [EXPIRING_LANE, LASTING_LANE];

/** A finished mail. `id` is the same for repeated tries, so that a receiver can recognise a duplicate. */
export interface OutgoingMail {
  id: string;
  to: string;
  from: string;
  /** Where answers go: the shop's address for inquiries. */
  replyTo: string;
  senderName: string;
  subject: string;
  /** Plain text; the HTML is made of it. */
  body: string;
  attachments: readonly MailAttachment[];
  /** The URL for one-click unsubscribing (RFC 8058); null for a mail that answers a request. */
  oneClickUrl: string | null;
  date: Date;
}

/** Hands a mail over, or throws. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

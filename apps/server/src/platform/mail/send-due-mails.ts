import type { JobContext } from '../jobs/job.ts';
import { clearMailErrors, countMailError } from './mail-errors.queries.ts';
import { attachmentsOf } from './mail-attachments.ts';
import { mailSender } from './mail-sender.ts';
import type { OutgoingMail, SendMail, MailLane } from './mail-transport.ts';
import { expireMails, finishMail, postponeMail, type QueuedMail, takeDueMails } from './mail.queries.ts';
import type { Mail } from './mail.types.ts';
import { renderMail } from './render-mail.ts';
import { channelOfId } from '../channel/find-channel.ts';

const MINUTE = 60_000;

const MOST_TRIES = 10;

const LONGEST_PAUSE = 6 * 60 * MINUTE;

interface Work {
  send: SendMail;
  lane: MailLane;
  /** Takes no further mail once this is aborted; what is being handed over is finished. */
  stopping?: AbortSignal | undefined;
}

/**
 * Sends the mails of a lane until none is due, as many at a time as it has connections; failures are retried with
 * growing pauses, and a member whose mails cannot be delivered gets the mail error flag (spec §3). Each mail is leased
 * by a short statement and sent outside of it.
 */
export async function sendDueMails(ctx: JobContext, { send, lane, stopping }: Work): Promise<void> {
  if (lane.isExpiring) {
    const expired = await expireMails(ctx.db, ctx.clock.now());
    if (expired > 0)
      ctx.log.warn({ expired }, 'mails were not sent: their codes or links were over before they could leave');
  }
  const take = (limit: number) => {
    const now = ctx.clock.now();
    return takeDueMails(ctx.db, { lane, now, leaseEnd: new Date(now.getTime() + lane.leaseMs), limit });
  };
  const sendOnwards = async (first: QueuedMail): Promise<void> => {
    for (let mail: QueuedMail | undefined = first; mail; [mail] = stopping?.aborted ? [] : await take(1))
      await sendOne(ctx, send, mail);
  };
  await Promise.all((await take(lane.connections)).map(sendOnwards));
}

async function sendOne(ctx: JobContext, send: SendMail, mail: QueuedMail): Promise<void> {
  try {
    await send(await compose(ctx, mail));
  } catch (error) {
    await giveUpOrPostpone(ctx, mail, error);
    return;
  }
  await finishMail(ctx.db, mail.id, { state: 'sent', at: ctx.clock.now(), lastError: null });
  if (mail.userId) await clearMailErrors(ctx.db, mail.userId);
}

async function compose(
  ctx: JobContext,
  { id, kind, data, recipient, channelId, createdAt }: QueuedMail,
): Promise<OutgoingMail> {
  if (data === null) throw new Error('The mail has lost its content.');
  const sender = mailSender(ctx, channelOfId(ctx, channelId));
  // The kind was written together with its data by `queueMail`.
  const mail = { kind, data } as Mail;
  return {
    id,
    to: recipient,
    from: ctx.config.mail.from,
    replyTo: sender.contactEmail,
    senderName: sender.shopName,
    date: createdAt,
    ...renderMail(mail, sender),
    attachments: await attachmentsOf(ctx.db, mail),
    oneClickUrl: 'oneClickUrl' in mail.data ? mail.data.oneClickUrl : null,
  };
}

async function giveUpOrPostpone({ db, clock, log }: JobContext, mail: QueuedMail, error: unknown): Promise<void> {
  const now = clock.now();
  const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  const next = nextTry(mail.tries, now);
  const isTooLate = next !== null && mail.expiresAt !== null && next >= mail.expiresAt;
  const dueAt = isPermanentFailure(error) || isTooLate ? null : next;
  // Neither address nor server text is logged: both name the person.
  log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, givenUp: dueAt === null }, 'a mail was not delivered');
  if (dueAt) {
    await postponeMail(db, mail.id, { dueAt, lastError });
    return;
  }
  // An expired mail says nothing about the mailbox.
  if (isTooLate && !isPermanentFailure(error)) return finishMail(db, mail.id, { state: 'expired', at: now, lastError });
  await finishMail(db, mail.id, { state: 'failed', at: now, lastError });
  if (mail.userId) await countMailError(db, mail.userId);
}

/** Returns when to retry a mail after its nth failure: 1, 2, 4 … minutes, at most 6 hours; null to give up. */
function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MOST_TRIES) return null;
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** (tries - 1), LONGEST_PAUSE));
}

/** Whether the mail server refused for good (SMTP 5xx, e.g. no such mailbox), so that a further try is pointless. */
export function isPermanentFailure(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}

import { paths } from '@shop/constants';
import type { JobContext } from '../jobs/job.ts';
import { clearMailErrors, countMailError } from '../customer/user.queries.ts';
import type { OutgoingMail, SendMail } from './mail-transport.ts';
import { finishMail, postponeMail, type QueuedMail, takeDueMails } from './mail.queries.ts';
import { isPermanentFailure, nextTry } from './mail-retry.rules.ts';
import type { Mail } from './mail.types.ts';
import { renderMail } from './render-mail.ts';
import { shopUrl } from './shop-url.ts';

const BATCH = 5;
/** A worker that dies leaves its mails to the others after this long; longer than one batch can take. */
const LEASE_MS = 15 * 60_000;

/**
 * Sends what the outbox holds. Each mail is leased by a short transaction and handed over outside of it; what fails is
 * tried again with growing pauses. A member whose mails cannot be delivered gets the mail error flag (spec §3).
 */
export async function sendDueMails(ctx: JobContext, send: SendMail): Promise<void> {
  const now = ctx.clock.now();
  const mails = await takeDueMails(ctx.db, { now, leaseEnd: new Date(now.getTime() + LEASE_MS), limit: BATCH });
  for (const mail of mails) await sendOne(ctx, send, mail);
}

async function sendOne(ctx: JobContext, send: SendMail, mail: QueuedMail): Promise<void> {
  try {
    await send(compose(ctx, mail));
  } catch (error) {
    await giveUpOrPostpone(ctx, mail, error);
    return;
  }
  await finishMail(ctx.db, mail.id, { state: 'sent', at: ctx.clock.now(), lastError: null });
  if (mail.userId) await clearMailErrors(ctx.db, mail.userId);
}

function compose({ config, snapshots }: JobContext, { id, kind, data, recipient, channelId, createdAt }: QueuedMail): OutgoingMail {
  const channel = [...snapshots.channels.value.values()].find((it) => it.id === channelId);
  if (!channel || data === null) throw new Error('The mail has lost its channel or its content.');
  const sender = { shopName: channel.name, contactEmail: config.mail.from, shopUrl: shopUrl({ config, snapshots, channel }, paths.home()) };
  // The kind was written together with its data by `queueMail`.
  const text = renderMail({ kind, data } as Mail, sender);
  return { id, to: recipient, from: config.mail.from, senderName: channel.name, date: createdAt, ...text };
}

async function giveUpOrPostpone({ db, clock, log }: JobContext, mail: QueuedMail, error: unknown): Promise<void> {
  const now = clock.now();
  const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  const dueAt = isPermanentFailure(error) ? null : nextTry(mail.tries, now);
  // Neither address nor server text is logged: both name the person.
  log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, givenUp: dueAt === null }, 'a mail was not delivered');
  if (dueAt) {
    await postponeMail(db, mail.id, { dueAt, lastError });
    return;
  }
  await finishMail(db, mail.id, { state: 'failed', at: now, lastError });
  if (mail.userId) await countMailError(db, mail.userId);
}

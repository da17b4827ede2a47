import type { Ctx } from '../context/ctx.ts';
import { insertMail, type NewMail } from './mail.queries.ts';
import type { Mail } from './mail.types.ts';

/**
 * Queues a mail in the transaction of `ctx`: the worker sends it after the commit, and a rollback removes it. Never
 * fails because of the mail server (L-07).
 */
export async function queueMail(ctx: Pick<Ctx, 'db' | 'clock' | 'channel'>, mail: Mail): Promise<void> {
  await insertMail(ctx.db, newMail(ctx, mail));
}

/**
 * Returns the mail as a row, for a statement that also writes something else. A mail with `minutes` of validity expires
 * then.
 */
export function newMail({ clock, channel }: Pick<Ctx, 'clock' | 'channel'>, mail: Mail): NewMail {
  const now = clock.now();
  return {
    kind: mail.kind,
    recipient: mail.to,
    userId: mail.userId ?? null,
    channelId: channel.id,
    data: mail.data,
    expiresAt: 'minutes' in mail.data ? new Date(now.getTime() + mail.data.minutes * 60_000) : null,
    dueAt: now,
    createdAt: now,
  };
}

import type { Ctx } from '../context/ctx.ts';
import { insertMail, type NewMail } from './mail.queries.ts';
import type { Mail } from './mail.types.ts';

/**
 * Promises a mail in the transaction of `ctx`: when it commits, the worker sends the mail; when it rolls back, there was
 * none. Never fails for reasons of the mail server (L-07).
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

import type { Ctx } from '../context/ctx.ts';
import { insertMail } from './mail.queries.ts';
import type { Mail } from './mail.types.ts';

/**
 * Promises a mail in the transaction of `ctx`: when it commits, the worker sends the mail; when it rolls back, there was
 * none. Never fails for reasons of the mail server (L-07).
 */
export async function queueMail({ db, clock, channel }: Pick<Ctx, 'db' | 'clock' | 'channel'>, mail: Mail): Promise<void> {
  const now = clock.now();
  await insertMail(db, {
    kind: mail.kind,
    recipient: mail.to,
    userId: mail.userId ?? null,
    channelId: channel.id,
    data: mail.data,
    dueAt: now,
    createdAt: now,
  });
}

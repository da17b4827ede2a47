import type { Passkey } from '@shop/api';
import { findUser, type UserRow } from '../account/account.queries.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { deletePasskey, type PasskeyRow, selectPasskeys } from './passkey.queries.ts';

/** The passkeys of the member on this channel, as they were added. */
export async function listPasskeys({ ctx }: { ctx: Ctx }): Promise<Passkey[]> {
  const { userId } = requireMember(ctx.actor);
  return (await selectPasskeys(ctx.db, { userId, channelId: ctx.channel.id })).map(passkeyView);
}

/**
 * Removes a passkey, which can then no longer log in, and emails the member. Sessions remain.
 * @throws NotFoundError `passkey.not_found`, for another member's too (P-17)
 */
export async function removePasskey({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const gone = await deletePasskey(ctx.db, { userId, channelId: ctx.channel.id }, input.id);
    if (!gone) throw new NotFoundError('passkey.not_found', 'パスキーが見つかりませんでした。');
    const user = await findUser(ctx.db, userId);
    if (user) await mailNotice(ctx, user, { passkey: gone.name, isAdded: false });
  });
}

/** A passkey as the contract shows it. */
export function passkeyView({ id, name, createdAt, usedAt }: PasskeyRow): Passkey {
  return { id, name, created_at: createdAt.toISOString(), used_at: usedAt?.toISOString() ?? null };
}

/** Emails the member that a passkey was added or removed (P-13). */
export async function mailNotice(
  ctx: Ctx,
  { id, email, lastName, firstName }: UserRow,
  change: { passkey: string; isAdded: boolean },
): Promise<void> {
  const data = { name: `${lastName} ${firstName}`, ...change };
  await queueMail(ctx, { kind: 'passkey_changed', to: email, userId: id, data });
}

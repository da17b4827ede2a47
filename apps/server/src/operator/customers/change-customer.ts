import { isEmail, normaliseEmail } from '@shop/japanese';
import { desc, eq } from 'drizzle-orm';
import { eraseMember } from '../../service/leaving/leave.ts';
import { changeUser, findUser, findUserByEmail, findUserByLogin, lockUser, type UserRow } from '../../members/account/account.queries.ts';
import { foldEmail } from '../../members/account/fold-email.ts';
import { accountHashOf } from '../../members/auth/login-guard.ts';
import { deleteGuardsOfAccount } from '../../members/auth/login-guard.queries.ts';
import { addPointRows, lockPoints } from '../../payment/point/point.queries.ts';
import { pointsTermEnd } from '../../payment/point/point.rules.ts';
import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Channel } from '../../platform/channel/channel.ts';
import { channelsSnapshot } from '../../platform/channel/channel.snapshot.ts';
import type { Db } from '../../platform/db/db.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { lockedUntil } from './customer.queries.ts';

/** One change of a member. `reason` is in the audit log; for points the member reads it. */
export type CustomerChange =
  | { readonly unlock: true; readonly reason: string }
  | { readonly email: string; readonly reason: string }
  | { readonly points: number; readonly channel: string; readonly reason: string }
  | { readonly erase: true; readonly reason: string };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the member with this id, email address or user name. @throws NotFoundError `user.not_found` */
export async function requireCustomer(db: Db, key: string): Promise<UserRow> {
  const user = ID.test(key) ? await findUser(db, key) : await findUserByLogin(db, key);
  if (!user) throw new NotFoundError('user.not_found', '会員が見つかりませんでした。');
  return user;
}

/**
 * Changes a member. Call it inside a transaction.
 * @throws NotFoundError `user.not_found`, `channel.not_found`; ConflictError `user.not_locked`, `user.email_taken`
 * @throws InvalidInputError `user.email`; for an erasure as `eraseMember` does
 */
export async function changeCustomer(ctx: OperatorCtx, key: string, change: CustomerChange): Promise<void> {
  const { id } = await requireCustomer(ctx.db, key);
  await lockUser(ctx.db, id);
  const user = await requireCustomer(ctx.db, id);
  const done = await apply(ctx, user, change);
  const { action, ...values } = done;
  await writeAudit(ctx, { action, subject: { kind: 'customer', key: id }, ...values, reason: change.reason.trim() });
}

async function apply(ctx: OperatorCtx, user: UserRow, change: CustomerChange) {
  if ('unlock' in change) return unlock(ctx, user);
  if ('email' in change) return changeEmail(ctx, user, change.email);
  if ('points' in change) return givePoints(ctx, user, change);
  await eraseMember({ ...ctx, channel: await channelOf(ctx, user.id) }, user.id);
  return { action: 'customer.erase' };
}

async function unlock(ctx: OperatorCtx, { id }: UserRow) {
  const until = await lockedUntil(ctx.db, id, ctx.clock.now());
  if (until === null) throw new ConflictError('user.not_locked', 'この会員のログインは、停止されていません。');
  await deleteGuardsOfAccount(ctx.db, accountHashOf(id));
  return { action: 'customer.unlock', before: { locked: true }, after: { locked: false } };
}

/** Informs the old mailbox, which may be the only one that its owner reads (P-13). */
async function changeEmail(ctx: OperatorCtx, user: UserRow, typed: string) {
  const email = normaliseEmail(typed);
  if (!isEmail(email)) throw new InvalidInputError('user.email', `「${typed}」はメールアドレスの形ではありません。`);
  const emailKey = foldEmail(email);
  const other = await findUserByEmail(ctx.db, emailKey);
  if (other && other.id !== user.id)
    throw new ConflictError('user.email_taken', 'このメールアドレスは、別の会員が登録しています。');
  await changeUser(ctx.db, user.id, { email, emailKey, mailErrorCount: 0, updatedAt: ctx.clock.now() });
  const channel = await channelOf(ctx, user.id);
  const data = { name: `${user.lastName} ${user.firstName}` };
  await queueMail({ ...ctx, channel }, { kind: 'email_changed', to: user.email, userId: user.id, data });
  return { action: 'customer.email', before: { email: masked(user.email) }, after: { email: masked(email) } };
}

async function givePoints(
  ctx: OperatorCtx,
  { id: userId }: UserRow,
  { points, channel: prefix, reason }: Extract<CustomerChange, { points: number }>,
) {
  const channel = channelsOf(ctx).find((one) => one.prefix === prefix);
  if (!channel) throw new NotFoundError('channel.not_found', `チャネル「${prefix}」は登録されていません。`);
  await lockPoints(ctx.db, userId);
  const createdAt = ctx.clock.now();
  const row = { userId, channelId: channel.id, kind: 'available' as const, available: points };
  await addPointRows(ctx.db, [{ ...row, expiresAt: pointsTermEnd(createdAt), note: reason.trim(), createdAt }]);
  return { action: 'customer.points', after: { channel: prefix, points } };
}

const channelsOf = ({ snapshots }: Pick<OperatorCtx, 'snapshots'>): Channel[] => [
  ...snapshots.read(channelsSnapshot).values(),
];

/** Returns the channel in whose name a member is emailed: that of the last order, otherwise the first. */
async function channelOf(ctx: OperatorCtx, userId: string): Promise<Channel> {
  const [last] = await ctx.db
    .select({ channelId: orders.channelId })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.orderedAt))
    .limit(1);
  const all = channelsOf(ctx).toSorted((a, b) => a.id - b.id);
  const channel = all.find(({ id }) => id === last?.channelId) ?? all[0];
  if (!channel) throw new Error('There is no channel.');
  return channel;
}

/** Returns an email address of which the audit log may remind: `t…@example.com`. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1…');
}

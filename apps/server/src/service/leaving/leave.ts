import type { LeaveInput } from '@shop/api';
import { and, eq } from 'drizzle-orm';
import { requirePassword } from '../../members/auth/require-password.ts';
import { sessionOver } from '../../members/auth/session.rules.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { carts } from '../../platform/db/schema/carts.ts';
import { ForbiddenError } from '../../platform/errors/index.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { listOpenOrdersOf } from '../../checkout/order/order.queries.ts';
import { deleteUser, findUser, lockUser } from '../../members/account/account.queries.ts';

/**
 * Deletes the member after checking the password, with personal data and sessions on every channel; orders remain, as
 * bookkeeping requires. Refused while an order is not paid, delivered or refunded: the member could no longer see or
 * cancel it.
 * @throws InvalidInputError `input.invalid` at `current_password`; RateLimitedError
 * @throws ForbiddenError `user.payment_open` during a payment, `user.orders_open` while an order is not completed
 */
export async function leave({ ctx, input }: { ctx: Ctx; input: LeaveInput }): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  const known = await findUser(ctx.db, userId);
  if (!known) throw sessionOver();
  await requirePassword(ctx, known, input.current_password);
  await inTransaction(ctx, (ctx) => eraseMember(ctx, userId));
}

/**
 * Deletes a member with all personal data and emails them; orders remain. Call it inside a transaction.
 * @throws ForbiddenError `user.payment_open` during a payment, `user.orders_open` while an order is not completed
 */
export async function eraseMember(ctx: Pick<Ctx, 'db' | 'clock' | 'channel'>, userId: string): Promise<void> {
  await lockUser(ctx.db, userId);
  const user = await findUser(ctx.db, userId);
  if (!user) throw sessionOver();
  if ((await ctx.db.$count(carts, and(eq(carts.userId, userId), eq(carts.state, 'paying')))) > 0) {
    throw new ForbiddenError(
      'user.payment_open',
      'お支払いの手続きが進行中です。手続きが終わってから、もう一度お試しください。',
    );
  }
  const [open] = await listOpenOrdersOf(ctx.db, userId);
  if (open)
    throw new ForbiddenError(
      'user.orders_open',
      `お手続きの済んでいないご注文(注文番号 ${open.orderNo})があるため、退会できません。お届けまたはキャンセルが済んでから、もう一度お試しください。`,
    );
  await queueMail(ctx, { kind: 'member_left', to: user.email, data: { name: `${user.lastName} ${user.firstName}` } });
  await deleteUser(ctx.db, userId);
}

import { and, eq } from 'drizzle-orm';
import { sessionOver } from '../auth/session-over.ts';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { requireMember } from '../context/require-member.ts';
import { carts } from '../db/schema/carts.ts';
import { ForbiddenError } from '../errors/index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lockAddressBook } from './address.queries.ts';
import { deleteUser, findUser } from './user.queries.ts';

/**
 * The member leaves: what is his goes with him, sessions on every channel too. Orders stay without him, as the shop's books
 * ask for them.
 * @throws ForbiddenError `user.payment_open` while a payment of his is under way.
 */
export async function leave({ ctx }: { ctx: Ctx }): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    await lockAddressBook(ctx.db, userId);
    const user = await findUser(ctx.db, userId);
    if (!user) throw sessionOver();
    if ((await ctx.db.$count(carts, and(eq(carts.userId, userId), eq(carts.state, 'paying')))) > 0) {
      throw new ForbiddenError('user.payment_open', 'お支払いの手続きが進行中です。手続きが終わってから、もう一度お試しください。');
    }
    await queueMail(ctx, { kind: 'member_left', to: user.email, data: { name: `${user.lastName} ${user.firstName}` } });
    await deleteUser(ctx.db, userId);
  });
}

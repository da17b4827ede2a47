import type { User } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { sessionOver } from '../auth/session-over.ts';
import { findMainAddress } from './address.queries.ts';
import { userView } from './user-view.ts';
import { findUser } from '../account/account.queries.ts';

/** The member behind the request. */
export async function getMe({ ctx }: { ctx: Ctx }): Promise<User> {
  const { userId } = requireMember(ctx.actor);
  const user = await findUser(ctx.db, userId);
  const main = await findMainAddress(ctx.db, userId);
  if (!user || !main) throw sessionOver();
  return userView(user, main);
}

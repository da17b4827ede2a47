import type { UserList } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { listUserLists } from './list-user-lists.ts';
import { deleteListItems } from './user-list.queries.ts';
import { requireListKey } from './user-lists.ts';

/** Takes products off one list of the member, or off all with `key` null. @throws NotFoundError `user_list.not_found` */
export async function detachFromUserList({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { key: string | null; ids: number[] };
}): Promise<UserList[]> {
  const { userId } = requireMember(ctx.actor);
  const listKey = input.key === null ? null : requireListKey(input.key);
  await deleteListItems(ctx.db, userId, { listKey, productIds: input.ids });
  return listUserLists({ ctx });
}

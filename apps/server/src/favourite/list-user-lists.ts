import type { UserList } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { readUserList } from './read-user-list.ts';

/** The lists of the member: his favourites. */
export async function listUserLists({ ctx }: { ctx: Ctx }): Promise<UserList[]> {
  const { key, name, count, updated_at, listables } = await readUserList(ctx);
  return [{ key, name, count, updated_at, ids: listables.map(({ product_id }) => product_id) }];
}

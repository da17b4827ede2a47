import type { UserListDetail } from '@shop/api';
import { HEADERS, LIMITS } from '@shop/constants';
import { Answer } from '../contract/answer.ts';
import { pageWindow, type Paging } from '../contract/page-window.ts';
import type { Ctx } from '../context/ctx.ts';
import { readUserList } from './read-user-list.ts';
import { requireListKey } from './user-lists.ts';

interface Input extends Paging {
  key: string;
  isListables: boolean;
}

/** One list of the member with a page of its products. @throws NotFoundError `user_list.not_found` */
export async function getUserList({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Answer<UserListDetail>> {
  requireListKey(input.key);
  const list = await readUserList(ctx);
  const { offset, count, headers } = pageWindow(list.count, input);
  const listables = input.isListables ? list.listables.slice(offset, offset + count) : [];
  return new Answer({ ...list, listables }, { headers: { ...headers, [HEADERS.limit]: String(LIMITS.favourites) } });
}

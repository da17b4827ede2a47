import { HEADERS, LIMITS } from '@shop/constants';
import { Answer } from '../../platform/contract/answer.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { attachToUserList } from './attach-to-user-list.ts';
import { detachFromUserList, getUserList, listUserLists } from './user-lists.ts';

/** What a member wants to find again. */
export const favouriteHandlers = {
  listUserLists: async ({ ctx }) =>
    new Answer(await listUserLists({ ctx }), { headers: { [HEADERS.limit]: String(LIMITS.favourites) } }),
  getUserList: ({ ctx, params, query }) =>
    getUserList({
      ctx,
      input: { key: params.key, isListables: query.is_listables === 1, page: query.page, per: query.per },
    }),
  attachToUserList: ({ ctx, body }) => attachToUserList({ ctx, input: { ids: body.ids } }),
  detachFromUserLists: ({ ctx, body }) => detachFromUserList({ ctx, input: { key: null, ids: body.ids } }),
  detachFromUserList: async ({ ctx, params, body }) => {
    const lists = await detachFromUserList({ ctx, input: { key: params.key, ids: body.ids } });
    const list = lists.find(({ key }) => key === params.key);
    if (!list) throw new Error('A member has no list.');
    return list;
  },
} satisfies Handlers;

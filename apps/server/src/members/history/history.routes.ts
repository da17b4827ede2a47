import { requireMember } from '../../platform/context/require-member.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { pageOf } from '../../platform/contract/page-window.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { addProductSearchHistory, addProductHistory, readProductHistory } from './product-history.ts';
import {
  deleteProductHistoryRow,
  deleteSearchHistoryRow,
  hideProductRequest,
  selectSearchHistories,
} from './history.queries.ts';
import { addProductRequest, readProductRequests } from './product-request.ts';

/** What a person has looked at, searched for and wished for. */
export const historyHandlers = {
  listGuestProductHistories: async ({ ctx, query }) =>
    pageOf(await readProductHistory(ctx, query['product_id[]'] ?? []), query),
  listMyProductHistories: async ({ ctx, query }) => pageOf(await readProductHistory(ctx, []), query),
  listProductHistories: async ({ ctx, query }) =>
    pageOf(await readProductHistory(ctx, query['product_id[]'] ?? []), query),
  addMyProductHistory: ({ ctx, body }) => addProductHistory({ ctx, input: body }),
  addProductHistory: ({ ctx, body }) => addProductHistory({ ctx, input: body }),
  deleteMyProductHistory: async ({ ctx, params }) => {
    if (!(await deleteProductHistoryRow(ctx.db, requireMember(ctx.actor).userId, params.id)))
      throw gone('product_history');
  },
  addProductSearchHistory: ({ ctx, query }) => addProductSearchHistory({ ctx, input: query }),
  listMyProductSearchHistories: async ({ ctx, query }) => {
    const rows = await selectSearchHistories(ctx.db, requireMember(ctx.actor).userId);
    return pageOf(
      rows.map(({ id, word, searchedAt }) => ({ id, word, searched_at: searchedAt.toISOString() })),
      query,
    );
  },
  deleteMyProductSearchHistory: async ({ ctx, params }) => {
    if (!(await deleteSearchHistoryRow(ctx.db, requireMember(ctx.actor).userId, params.id)))
      throw gone('product_search_history');
  },
  addProductRequest: ({ ctx, body, caller }) => addProductRequest({ ctx, input: { ...body, address: caller.ip } }),
  listMyProductRequests: async ({ ctx, query }) => pageOf(await readProductRequests(ctx), query),
  deleteMyProductRequest: async ({ ctx, params }) => {
    const now = ctx.clock.now();
    if (
      !(await hideProductRequest(
        ctx.db,
        { userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id },
        { id: params.id, now },
      ))
    )
      throw gone('product_request');
  },
} satisfies Handlers;

/** The same for another member's entry (P-17). */
function gone(noun: string): NotFoundError {
  return new NotFoundError(`${noun}.not_found`, '履歴が見つかりませんでした。');
}

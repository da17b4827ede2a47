import { HEADERS, LIMITS } from '@shop/constants';
import { requireMember } from '../../platform/context/require-member.ts';
import { Answer } from '../../platform/contract/answer.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { pageOf } from '../../platform/contract/page-window.ts';
import { createMemorial, updateMemorial, memorialView } from './memorials.ts';
import { deleteMemorialRow, requireMemorial, selectMemorials } from './memorial.queries.ts';

/** Days of the year that a member wants to be reminded of. */
export const memorialHandlers = {
  listMemorials: async ({ ctx, query }) => {
    const { body, headers } = pageOf(
      (await selectMemorials(ctx.db, requireMember(ctx.actor).userId)).map(memorialView),
      query,
    );
    return new Answer(body, { headers: { ...headers, [HEADERS.limit]: String(LIMITS.memorials) } });
  },
  createMemorial: ({ ctx, body }) => createMemorial({ ctx, input: body }),
  getMemorial: async ({ ctx, params }) =>
    memorialView(await requireMemorial(ctx.db, requireMember(ctx.actor).userId, params.id)),
  updateMemorial: ({ ctx, params, body }) => updateMemorial({ ctx, input: { id: params.id, memorial: body } }),
  deleteMemorial: ({ ctx, params }) => deleteMemorialRow(ctx.db, requireMember(ctx.actor).userId, params.id),
} satisfies Handlers;

import type { SystemMessage } from '@shop/api';
import { requireMember } from '../../platform/context/require-member.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { pagedAnswer, readPage } from '../../platform/contract/paged-answer.ts';
import {
  countSystemMessages,
  openSystemMessage,
  selectSystemMessages,
  type SystemMessageRow,
} from './system-message.queries.ts';

/** The contract's longest page. */
const ALL = 100;

/** The handlers of a member's messages from the shop. */
export const systemMessageHandlers = {
  listSystemMessages: async ({ ctx, query }) => {
    const box = { userId: requireMember(ctx.actor).userId, isUnread: query.unread === 1 };
    const page = readPage(query);
    const total = await countSystemMessages(ctx.db, box);
    // More than fits on a page: the rest is on the next one, and the headers say so.
    const shown = { ...page, per: page.per ?? (total > ALL ? ALL : null) };
    const limit = shown.per ?? ALL;
    const rows = await selectSystemMessages(ctx.db, box, { limit, offset: (page.page - 1) * limit });
    return pagedAnswer(rows.map(view), shown, total);
  },
  getSystemMessage: async ({ ctx, params }) => {
    const row = await openSystemMessage(ctx.db, requireMember(ctx.actor).userId, {
      id: params.id,
      now: ctx.clock.now(),
    });
    if (!row) throw new NotFoundError('system_message.not_found', 'メッセージが見つかりませんでした。');
    return view(row);
  },
} satisfies Handlers;

function view({ id, title, body, createdAt, readAt }: SystemMessageRow): SystemMessage {
  return { id, title, body, created_at: createdAt.toISOString(), read_at: readAt?.toISOString() ?? null };
}

import type { Caller, Handlers } from '../../platform/contract/handlers.ts';
import { pageOf } from '../../platform/contract/page-window.ts';
import { requestNotice } from './request-notice.ts';
import { confirmNotice } from './confirm-notice.ts';
import { endNotice } from './end-notice.ts';
import { deleteMyNotice, readMyNotices } from './my-notices.ts';
import type { NoticeKey } from './notice-key.ts';

/** The handlers of restock requests, for members and guests. */
export const restockHandlers = {
  askRestockNotice: ({ ctx, body, caller }) => requestNotice({ ctx, input: { ...body, address: caller.ip } }),
  confirmRestockNotice: ({ ctx, caller }) => confirmNotice({ ctx, input: keyOf(caller) }),
  listMyRestockNotices: async ({ ctx, query }) => pageOf(await readMyNotices(ctx), query),
  deleteMyRestockNotice: ({ ctx, params }) => deleteMyNotice({ ctx, input: params }),
  endRestockNotice: ({ ctx, caller }) => endNotice({ ctx, input: keyOf(caller) }),
} satisfies Handlers;

function keyOf(caller: Pick<Caller, 'header' | 'ip'>): NoticeKey {
  return { key: caller.header('x-notice-key') ?? '', address: caller.ip };
}

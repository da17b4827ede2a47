import type { RestockEnded } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { Db } from '../../platform/db/db.ts';
import { limitNoticeKeys, type NoticeKey, noticeKeyHash, requireNoticeOfKey } from './notice-key.ts';
import { deleteNotice, deleteNoticesOfReader, lockNoticeOfKey, type RestockNotice } from './restock.queries.ts';

/**
 * Ends the restock request of an emailed key. The key in the restock email itself, whose request is already done, ends
 * all others of its reader on the channel (L-38).
 * @throws NotFoundError `restock.link_over`; RateLimitedError
 */
export async function endNotice({ ctx, input }: { ctx: Ctx; input: NoticeKey }): Promise<RestockEnded> {
  await limitNoticeKeys(ctx, input);
  return inTransaction(ctx, async (ctx) => ({ is_all: await end(ctx.db, await requireNoticeOfKey(ctx, input)) }));
}

/**
 * Like `endNotice`, for one-click unsubscribing (RFC 8058). Unknown keys are ignored, and nothing is disclosed about
 * them.
 */
export function endNoticeByMailbox(ctx: { db: Db }, key: string): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    const notice = await lockNoticeOfKey(db, noticeKeyHash(key));
    if (notice) await end(db, notice);
  });
}

/** @returns whether everything of the reader was ended */
async function end(db: Db, notice: RestockNotice): Promise<boolean> {
  const isAll = notice.toldAt !== null;
  await (isAll ? deleteNoticesOfReader(db, notice) : deleteNotice(db, notice.id));
  return isAll;
}

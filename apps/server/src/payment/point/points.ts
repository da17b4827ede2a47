import type { PointBalance, PointEntry } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { openLots, pendingPoints, type PointOwner, countPointRows, listPointRows } from './point.queries.ts';
import { lastDayOf } from './point.rules.ts';
import { livingLots, sumOfLots } from './lots.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Answer } from '../../platform/contract/answer.ts';
import { pagedAnswer, readPage } from '../../platform/contract/paged-answer.ts';
import type { PointRow } from './point.queries.ts';

/**
 * Returns the member's points on this channel: available ones by their last day, and pending ones of orders not shipped
 * yet.
 */
export async function getPoints({ ctx }: { ctx: Ctx }): Promise<PointBalance> {
  const owner = { userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id };
  const lots = livingLots(await openLots(ctx.db, owner), ctx.clock.now());
  const byDay = Map.groupBy(lots, (lot) => lastDayOf(lot.expiresAt));
  return {
    available: sumOfLots(lots),
    pending: await pendingPoints(ctx.db, owner),
    expirations: [...byDay].map(([expires_on, ending]) => ({ expires_on, points: sumOfLots(ending) })),
  };
}

/** Returns the points that an owner can spend now: expired ones do not count, even if the ledger still has them. */
export async function pointBalance(db: Db, owner: PointOwner, now: Date): Promise<number> {
  return sumOfLots(livingLots(await openLots(db, owner), now));
}

/** Returns a page of the member's ledger on this channel, newest first. */
export async function listPointHistories({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { page?: number; per?: string };
}): Promise<Answer<PointEntry[]>> {
  const owner = { userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id };
  const page = readPage(input);
  const total = await countPointRows(ctx.db, owner);
  const rows = await listPointRows(ctx.db, owner, {
    limit: page.per,
    offset: page.per === null ? 0 : (page.page - 1) * page.per,
  });
  return pagedAnswer(rows.map(presentPointEntry), page, total);
}

/** Returns a row of the ledger as defined by the contract. */
function presentPointEntry({ row, orderNo }: { row: PointRow; orderNo: string | null }): PointEntry {
  return {
    id: row.id,
    kind: row.kind,
    // Points that become available are no longer pending: the row shows one number.
    points: row.available === 0 ? row.pending : row.available,
    is_pending: row.available === 0,
    note: row.note ?? noteOf(row, orderNo),
    order_id: row.orderId,
    order_no: orderNo,
    expires_on: row.expiresAt && lastDayOf(row.expiresAt),
    created_at: row.createdAt.toISOString(),
  };
}

function noteOf({ kind, available }: PointRow, orderNo: string | null): string {
  const order = orderNo === null ? '' : `(ご注文 ${orderNo})`;
  switch (kind) {
    case 'pending':
      return `お買い上げによるポイント(発送後にご利用いただけます)${order}`;
    case 'available':
      return `お買い上げによるポイント${order}`;
    case 'used':
      return `お支払いへのご利用${order}`;
    case 'expired':
      return '有効期限によるポイントの失効';
    case 'reversed':
      return available > 0
        ? `ご注文の取り消しによるポイントのお戻し${order}`
        : `ご注文の取り消しによるポイントの取り消し${order}`;
  }
}

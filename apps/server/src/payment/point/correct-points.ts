import type { JobContext } from '../../platform/jobs/job.ts';
import type { OrderRow } from '../../checkout/order/order.queries.ts';
import { addPointRows, earnedLotOf, lockPoints, openLots, usedRowsOf } from './point.queries.ts';
import { returnedTermEnd } from './point.rules.ts';
import { releasePoints } from './order-points.ts';

/** The changes of points after a partial refund of a shipped order. */
interface CorrectedPoints {
  /** Used points that are returned to the member. */
  back: number;
  /** Earned points that are withdrawn, as far as they are not spent: a balance is never negative (P-08). */
  taken: number;
}

/**
 * Returns some of the points that an order used, with the latest expiry that they had, and withdraws some that it
 * earned. The order must be locked; a former member has no points.
 * @returns the points actually returned and withdrawn
 */
export async function correctPoints(
  ctx: Pick<JobContext, 'db' | 'clock'>,
  { id: orderId, orderNo, userId, channelId }: OrderRow,
  { back, taken }: CorrectedPoints,
): Promise<CorrectedPoints> {
  if (userId === null) return { back: 0, taken: 0 };
  const { db, clock } = ctx;
  const createdAt = clock.now();
  await lockPoints(db, userId);
  // Otherwise the worker does this within a minute of the shipment.
  await releasePoints(ctx, orderId);
  const lot = await earnedLotOf(db, orderId);
  const left = (await openLots(db, { userId, channelId })).find((open) => open.id === lot)?.left ?? 0;
  const reallyTaken = Math.min(taken, left);
  const terms = (await usedRowsOf(db, orderId)).map(({ expiresAt }) => expiresAt.getTime());
  const row = { userId, channelId, kind: 'reversed' as const, orderId, createdAt };
  await addPointRows(db, [
    ...(back > 0 && terms.length > 0
      ? [
          {
            ...row,
            available: back,
            expiresAt: returnedTermEnd(new Date(Math.max(...terms)), createdAt),
            note: `ご返金によるポイントのお戻し(ご注文 ${orderNo})`,
          },
        ]
      : []),
    ...(reallyTaken > 0
      ? [
          {
            ...row,
            available: -reallyTaken,
            lotId: lot,
            note: `ご返金によるポイントの取り消し(ご注文 ${orderNo})`,
          },
        ]
      : []),
  ]);
  return { back: terms.length > 0 ? back : 0, taken: reallyTaken };
}

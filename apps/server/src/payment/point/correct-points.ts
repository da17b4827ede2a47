import type { JobContext } from '../../platform/jobs/job.ts';
import type { OrderRow } from '../../checkout/order/order.queries.ts';
import { addPointRows, earnedLotOf, lockPoints, openLots, usedRowsOf } from './point.queries.ts';
import { returnedTermEnd } from './point.rules.ts';
import { releasePoints } from './order-points.ts';

/** Points of an order that was sent and of which a part came back. */
interface CorrectedPoints {
  /** Used points that go back to the member. */
  back: number;
  /** Earned points that are taken back, as far as they have not been spent: a balance never falls below zero (P-08). */
  taken: number;
}

/**
 * Gives a part of the points back that an order used, with the longest term that they had, and takes a part of those back that
 * it brought. The order is held; a member who has left has no points. @returns what was really given and taken
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
  // The worker does it too, within a minute of the shipment.
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

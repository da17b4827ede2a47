import type { JobContext } from '../jobs/job.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { addPointRows, openLots } from './point.queries.ts';
import { livingLots, takeFromLots } from './take-from-lots.ts';

/**
 * Takes points for an order, those that end first before others. The member's points are held (`lockPoints`).
 * @throws RangeError when there are not enough: the caller has looked before
 */
export async function spendPoints(
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
  { id, userId, channelId }: OrderRow,
  points: number,
): Promise<void> {
  if (userId === null || points === 0) return;
  const createdAt = clock.now();
  const lots = livingLots(await openLots(db, { userId, channelId }), createdAt);
  const rows = takeFromLots(lots, points).map((part) => ({
    kind: 'used' as const,
    available: -part.points,
    lotId: part.lotId,
  }));
  await addPointRows(
    db,
    rows.map((row) => ({ ...row, userId, channelId, orderId: id, createdAt })),
  );
}

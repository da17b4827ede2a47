import type { JobContext } from '../../platform/jobs/job.ts';
import type { OrderRow } from '../../checkout/order/order.queries.ts';
import { addPointRows, openLots, pendingRowOf, usedRowsOf, type NewPointRow } from './point.queries.ts';
import { hasFeature } from '../../platform/channel/require-feature.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';
import { pointsEarned, pointsTermEnd, returnedTermEnd } from './point.rules.ts';
import { livingLots, takeFromLots } from './lots.rules.ts';

/**
 * Spends points on an order, those that expire first before others. The member's points must be locked (`lockPoints`).
 * @throws RangeError when there are not enough: the caller must check before
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

/**
 * Records the points that an accepted order earns, once; they are pending until it is shipped. Guests earn none, nor do
 * members of channels without points.
 */
export async function earnPoints(
  { db, clock, snapshots }: Pick<JobContext, 'db' | 'clock' | 'snapshots'>,
  { id, userId, channelId, snapshot }: OrderRow,
): Promise<void> {
  const pending = pointsEarned(snapshot.totals);
  if (userId === null || pending === 0) return;
  if (!hasFeature(channelOfId({ snapshots }, channelId), 'IS_USE_POINT')) return;
  await addPointRows(db, [{ userId, channelId, kind: 'pending', pending, orderId: id, createdAt: clock.now() }]);
}

/** Makes the pending points of a shipped order available, once. The order must be locked. */
export async function releasePoints({ db, clock }: Pick<JobContext, 'db' | 'clock'>, orderId: string): Promise<void> {
  const waiting = await pendingRowOf(db, orderId);
  if (!waiting) return;
  const { userId, channelId, pending } = waiting;
  const createdAt = clock.now();
  await addPointRows(db, [
    {
      userId,
      channelId,
      kind: 'available',
      pending: -pending,
      available: pending,
      orderId,
      expiresAt: pointsTermEnd(createdAt),
      createdAt,
    },
  ]);
}

/**
 * Returns the points that a cancelled order used, and withdraws those that it would earn (P-07, P-08). Repeated calls
 * change nothing; the order must be locked.
 * @returns the points returned to the member
 */
export async function returnPoints({ db, clock }: Pick<JobContext, 'db' | 'clock'>, orderId: string): Promise<number> {
  const createdAt = clock.now();
  const used = await usedRowsOf(db, orderId);
  const waiting = await pendingRowOf(db, orderId);
  const back = used.map(({ row, expiresAt }): NewPointRow => {
    const { id, userId, channelId, available } = row;
    return {
      userId,
      channelId,
      kind: 'reversed',
      available: -available,
      orderId,
      reversesId: id,
      expiresAt: returnedTermEnd(expiresAt, createdAt),
      createdAt,
    };
  });
  const struck = waiting
    ? [
        {
          userId: waiting.userId,
          channelId: waiting.channelId,
          kind: 'reversed' as const,
          pending: -waiting.pending,
          orderId,
          reversesId: waiting.id,
          createdAt,
        },
      ]
    : [];
  await addPointRows(db, [...back, ...struck]);
  return back.reduce((sum, row) => sum + (row.available ?? 0), 0);
}

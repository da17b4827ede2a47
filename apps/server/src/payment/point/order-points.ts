import type { JobContext } from '../../platform/jobs/job.ts';
import type { OrderRow } from '../../checkout/order/order.queries.ts';
import { addPointRows, openLots, pendingRowOf, usedRowsOf, type NewPointRow, type PointRow } from './point.queries.ts';
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
  amendmentNo = 0,
): Promise<void> {
  const pending = pointsEarned(snapshot.totals);
  if (userId === null || pending === 0) return;
  if (!hasFeature(channelOfId({ snapshots }, channelId), 'IS_USE_POINT')) return;
  await addPointRows(db, [
    { userId, channelId, kind: 'pending', pending, orderId: id, amendmentNo, createdAt: clock.now() },
  ]);
}

/**
 * Corrects the points of an amended order, which must be locked with its member's points: those that it uses are
 * returned and used anew, those that it earns are withdrawn and recorded anew.
 * @param before the order as it was
 */
export async function amendPoints(
  ctx: Pick<JobContext, 'db' | 'clock' | 'snapshots'>,
  { before, after }: { before: OrderRow; after: OrderRow },
  amendmentNo: number,
): Promise<void> {
  const createdAt = ctx.clock.now();
  const { points_used: used } = after.snapshot;
  if (used !== before.snapshot.points_used) {
    await addPointRows(ctx.db, returnedRows(await usedRowsOf(ctx.db, after.id), createdAt));
    await spendPoints(ctx, after, used);
  }
  const isEarned = after.status !== 'awaiting_payment';
  if (!isEarned || pointsEarned(after.snapshot.totals) === pointsEarned(before.snapshot.totals)) return;
  const waiting = await pendingRowOf(ctx.db, after.id);
  if (waiting) await addPointRows(ctx.db, [withdrawnRow(waiting, createdAt)]);
  await earnPoints(ctx, after, amendmentNo);
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
  const back = returnedRows(used, createdAt);
  await addPointRows(db, [...back, ...(waiting ? [withdrawnRow(waiting, createdAt)] : [])]);
  return back.reduce((sum, row) => sum + (row.available ?? 0), 0);
}

/** Returns the rows that return used points, with the expiry that they had. */
function returnedRows(used: Awaited<ReturnType<typeof usedRowsOf>>, createdAt: Date): NewPointRow[] {
  return used.map(({ row: { id, userId, channelId, orderId, available }, expiresAt }) => ({
    userId,
    channelId,
    kind: 'reversed',
    available: -available,
    orderId,
    reversesId: id,
    expiresAt: returnedTermEnd(expiresAt, createdAt),
    createdAt,
  }));
}

/** Returns the row that withdraws points that are pending. */
function withdrawnRow({ id, userId, channelId, orderId, pending }: PointRow, createdAt: Date): NewPointRow {
  return { userId, channelId, kind: 'reversed', pending: -pending, orderId, reversesId: id, createdAt };
}

import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import {
  addPointRows,
  lockPoints,
  openLots,
  overdueLots,
  takeSettledOrders,
  type PointOwner,
} from './point.queries.ts';
import { releasePoints, returnPoints } from './order-points.ts';

const minuteMs = 60_000;

/**
 * Makes the points of shipped orders available, and withdraws those of cancelled ones, however these changed their
 * state.
 */
export const settlePointsJob: Job = {
  name: 'settle-points',
  everyMs: minuteMs,
  run: (ctx) =>
    inTransaction(ctx, async (ctx) => {
      for (const { orderId, isSent } of await takeSettledOrders(ctx.db))
        await (isSent ? releasePoints(ctx, orderId) : returnPoints(ctx, orderId));
    }),
};

/** Expires points, each lot once. */
export const expirePointsJob: Job = { name: 'expire-points', everyMs: 10 * minuteMs, run: expirePoints };

async function expirePoints(ctx: JobContext): Promise<void> {
  const owners = new Map(
    (await overdueLots(ctx.db, ctx.clock.now())).map(({ userId, channelId }) => [
      `${userId} ${channelId}`,
      { userId, channelId },
    ]),
  );
  for (const owner of owners.values()) await inTransaction(ctx, (ctx) => expirePointsOf(ctx, owner));
}

async function expirePointsOf({ db, clock }: JobContext, owner: PointOwner): Promise<void> {
  await lockPoints(db, owner.userId);
  const createdAt = clock.now();
  const over = (await openLots(db, owner)).filter((lot) => lot.expiresAt <= createdAt);
  await addPointRows(
    db,
    over.map((lot) => ({ ...owner, kind: 'expired' as const, available: -lot.left, lotId: lot.id, createdAt })),
  );
}

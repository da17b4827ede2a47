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

/** Lets the points of orders that have been sent be spent, and strikes off those of orders that came to nothing, whoever moved them. */
export const settlePointsJob: Job = {
  name: 'settle-points',
  everyMs: minuteMs,
  run: (ctx) =>
    inTransaction(ctx, async (ctx) => {
      for (const { orderId, isSent } of await takeSettledOrders(ctx.db))
        await (isSent ? releasePoints(ctx, orderId) : returnPoints(ctx, orderId));
    }),
};

/** Ends points whose term is over, each lot once. */
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

import type { JobContext } from '../jobs/job.ts';
import { addPointRows, pendingRowOf } from './point.queries.ts';
import { pointsTermEnd } from './point.rules.ts';

/** The order has been sent: its points can be spent from now on. Once; the order is held. */
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

import { channelOfId } from '../channel/channel-of-id.ts';
import type { JobContext } from '../jobs/job.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { addPointRows } from './point.queries.ts';
import { pointsEarned } from './point.rules.ts';

/** Notes the points that an accepted order earns; they wait until it is sent. Once per order; guests earn none, nor does anybody where the shop does without points. */
export async function earnPoints(
  { db, clock, snapshots }: Pick<JobContext, 'db' | 'clock' | 'snapshots'>,
  { id, userId, channelId, snapshot }: OrderRow,
): Promise<void> {
  const pending = pointsEarned(snapshot.totals);
  if (userId === null || pending === 0) return;
  if (channelOfId({ snapshots }, channelId).settings.MEMBER.IS_USE_POINT === false) return;
  await addPointRows(db, [{ userId, channelId, kind: 'pending', pending, orderId: id, createdAt: clock.now() }]);
}

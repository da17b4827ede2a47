import type { JobContext } from '../jobs/job.ts';
import { addPointRows, pendingRowOf, usedRowsOf, type NewPointRow } from './point.queries.ts';
import { returnedTermEnd } from './point.rules.ts';

/**
 * An order has come to nothing: points that it took go back, points that it was to bring are struck off (P-07, P-08). Once,
 * however often it is called; the order is held. @returns how many points the member has back
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

import { inTransaction } from '../platform/context/in-transaction.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { insertReversal } from '../payment/payment.queries.ts';
import { isDown } from '../payment/provider/provider-of.ts';
import type { PaidOrder } from './order/order.queries.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Closes a payment that could not begin because its service is down, so that the customer learns it and can order
 * again with the same cart. If it began after all, its late event is settled or reversed.
 */
export async function endStranded(ctx: JobContext, paid: PaidOrder): Promise<PaidOrder> {
  const { id, state, serviceId, service } = paid.payment;
  if (state !== 'started' || serviceId !== null || !isDown(ctx.config, service)) return paid;
  return inTransaction(ctx, async (ctx) => {
    const settled = await settlePayment(ctx, id, { event: 'expire', failure_code: 'payment.unavailable' });
    if (settled?.payment.state === 'expired') await insertReversal(ctx.db, id, ctx.clock.now());
    return settled ?? paid;
  });
}

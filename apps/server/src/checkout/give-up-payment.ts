import type { JobContext } from '../platform/jobs/job.ts';
import { inTransaction } from '../platform/context/in-transaction.ts';
import type { PaidOrder } from './order/order.queries.ts';
import { checkPayment } from './check-payment.ts';
import { newsOf } from '../payment/payment-news.ts';
import { insertReversal } from '../payment/payment.queries.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Closes a started payment: reads it from the service, releases it there and closes it here. If the service does not
 * answer, it is closed here and the worker releases it later; late money is refunded.
 * @returns the order afterwards; accepted if the payment had succeeded meanwhile
 */
export async function giveUpPayment(
  ctx: JobContext,
  begun: PaidOrder,
  code: 'abandoned' | 'expired',
): Promise<PaidOrder> {
  const paid = await checkPayment(ctx, begun);
  const { payment } = paid;
  if (payment.state !== 'started') return paid;
  if (payment.serviceId !== null) {
    const provider = providerOf(ctx.config, payment.service);
    const answer = await provider.reverse(payment.serviceId, { action: 'void' }, `${payment.id}-void`);
    if (answer.kind === 'payment') {
      const settled = await settlePayment(ctx, payment.id, { ...newsOf(answer.payment), failure_code: code });
      if (settled && settled.payment.state !== 'started') return settled;
    }
    // Refused: the payment changed between reading and releasing, so the next answer says how.
    if (answer.kind === 'refused') return checkPayment(ctx, paid);
  }
  return inTransaction(ctx, async (ctx) => {
    const settled = await settlePayment(ctx, payment.id, { event: 'expire', failure_code: code });
    if (code === 'abandoned') await insertReversal(ctx.db, payment.id, ctx.clock.now());
    return settled ?? paid;
  });
}

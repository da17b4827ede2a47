import { refundMailCopy } from '@shop/copy';
import { ConflictError } from '../../platform/errors/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { PaidOrder } from '../../checkout/order/order.queries.ts';
import { moneyBack, queueOrderMail } from '../../checkout/order/queue-order-mail.ts';
import type { PaymentState } from '../../payment/payment-machine.ts';
import { insertRefund, listRefunds, type RefundRow } from '../../payment/refund/refund.queries.ts';
import { sumByHand } from '../../payment/refund/sum-by-hand.ts';

/** Longer than any key of an operator, so that no other refund has it. */
const key = 'a transfer that came after its order had been cancelled, to be given back as a whole';

const alreadyHere: readonly PaymentState[] = ['captured', 'partially_refunded', 'refunded'];

/**
 * Records the transfer for a cancelled order as owed to its orderer, once, and emails them; `refunds` lists it until it
 * is marked as returned. Call it inside a transaction that has locked the order.
 * @throws ConflictError `order.cancelled` when its payment had arrived before, and was refunded with the cancellation
 */
export async function recordLateMoney(ctx: JobContext, paid: PaidOrder): Promise<RefundRow> {
  const { order, payment } = paid;
  const earlier = await listRefunds(ctx.db, order.id);
  const known = earlier.find((refund) => refund.key === key);
  if (known) return known;
  if (alreadyHere.includes(payment.state))
    throw new ConflictError('order.cancelled', '取り消されたご注文で、入金の記録は済んでいます。');
  const refund = sumByHand(order, {
    no: earlier.length + 1,
    key,
    amount: payment.amount,
    reason: refundMailCopy.lateReason,
    createdAt: ctx.clock.now(),
  });
  await insertRefund(ctx.db, refund);
  const { amount, reason, way } = refund;
  await queueOrderMail(ctx, paid, moneyBack({ amount, reason, way, isLate: true }));
  return refund;
}

import { hash } from 'node:crypto';
import { refundMailCopy } from '@shop/copy';
import { ConflictError } from '../../errors/index.ts';
import type { JobContext } from '../../jobs/job.ts';
import type { PaidOrder } from '../../order/order.queries.ts';
import { queueOrderMail } from '../../order/queue-order-mail.ts';
import type { PaymentState } from '../../payment/payment-machine.ts';
import { insertRefund, listRefunds, type RefundRow } from '../../refund/refund.queries.ts';
import { planSum } from '../../refund/refund.rules.ts';

/** No operator names a refund so, whose names are shorter. */
const key = 'a transfer that came after its order had been cancelled, to be given back as a whole';

const alreadyHere: readonly PaymentState[] = ['captured', 'partially_refunded', 'refunded'];

/**
 * Keeps the money of a transfer that came for a cancelled order as owed to its orderer, who is told by mail: `refunds` lists it
 * until it is marked as sent. Once: the second time changes nothing. Call it inside a transaction that holds the order.
 *
 * @throws ConflictError `order.cancelled` when its money had come before, and was dealt with when the order was cancelled
 */
export async function recordLateMoney(ctx: JobContext, paid: PaidOrder): Promise<RefundRow> {
  const { order, payment } = paid;
  const earlier = await listRefunds(ctx.db, order.id);
  const known = earlier.find((refund) => refund.key === key);
  if (known) return known;
  if (alreadyHere.includes(payment.state))
    throw new ConflictError('order.cancelled', '取り消されたご注文で、入金の記録は済んでいます。');
  const { pieces, rates, amount } = planSum(order.snapshot, [], payment.amount);
  const refund: RefundRow = {
    orderId: order.id,
    no: earlier.length + 1,
    key,
    askedHash: hash('sha256', key, 'hex'),
    kind: 'sum',
    packingKey: null,
    pieces,
    rates,
    amount,
    pointsReturned: 0,
    pointsTaken: 0,
    reason: refundMailCopy.lateReason,
    isRestocked: false,
    isSettled: true,
    way: 'by_hand',
    tries: 0,
    dueAt: null,
    doneAt: null,
    createdAt: ctx.clock.now(),
  };
  await insertRefund(ctx.db, refund);
  await queueOrderMail(ctx, paid, {
    kind: 'order_refunded',
    isParcel: false,
    isLate: true,
    pieces: [],
    amount,
    pointsReturned: 0,
    pointsTaken: 0,
    coupons: 0,
    reason: refund.reason,
    way: refund.way,
  });
  return refund;
}

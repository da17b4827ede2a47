import { hash } from 'node:crypto';
import { authoriseInstant } from '../../payment/deferred-card.rules.ts';
import { updatePayment } from '../../payment/payment.queries.ts';
import { insertRefund, listRefunds, type RefundRow } from '../../payment/refund/refund.queries.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { PaymentRow } from '../order/order.queries.ts';
import type { AmendedOrder } from './amended-order.ts';
import type { AmendmentRow } from './amendment.queries.ts';
import type { PlannedAmendment } from './plan-amendment.ts';

/**
 * Settles the difference of an amended order: a payment that is still to come has the new total, a received one is
 * refunded in part by the service or by hand; an authorised card is charged with the total of the order at shipping.
 * @returns the payment as it is now
 */
export async function settleAmendment(
  ctx: JobContext,
  { payment }: AmendedOrder,
  { plan, row }: { plan: PlannedAmendment; row: AmendmentRow },
): Promise<PaymentRow> {
  const changes = await changesOf(ctx, payment, { plan, row });
  if (Object.keys(changes).length === 0) return payment;
  const changed = { ...changes, updatedAt: ctx.clock.now() };
  await updatePayment(ctx.db, payment.id, changed);
  return { ...payment, ...changed };
}

async function changesOf(
  ctx: JobContext,
  payment: PaymentRow,
  { plan, row }: { plan: PlannedAmendment; row: AmendmentRow },
): Promise<Partial<PaymentRow>> {
  const amount = { amount: row.totalAfter };
  if (payment.state === 'kept') {
    const authoriseOn = plan.quote.payment?.authorise_on ?? null;
    const authoriseAt = authoriseOn === null ? payment.authoriseAt : authoriseInstant(authoriseOn);
    return { ...amount, authoriseAt, askAt: authoriseAt };
  }
  switch (row.settlesBy) {
    case 'on_delivery':
    case 'transfer':
      return amount;
    case 'refund':
      await refund(ctx, payment, row);
      return { refundedAmount: payment.refundedAmount - row.difference };
    default:
      return {};
  }
}

async function refund(ctx: JobContext, { orderId, serviceId }: PaymentRow, row: AmendmentRow): Promise<void> {
  const createdAt = ctx.clock.now();
  const way = serviceId === null ? 'by_hand' : 'service';
  const key = `amendment ${row.no}`;
  const refunded: RefundRow = {
    orderId,
    no: (await listRefunds(ctx.db, orderId)).length + 1,
    key,
    askedHash: hash('sha256', key, 'hex'),
    kind: 'amendment',
    packingKey: null,
    // The content of the order already lacks them.
    pieces: [],
    rates: [],
    amount: -row.difference,
    pointsReturned: 0,
    pointsTaken: 0,
    reason: row.reason,
    isRestocked: false,
    isSettled: true,
    way,
    tries: 0,
    dueAt: way === 'service' ? createdAt : null,
    doneAt: null,
    createdAt,
  };
  await insertRefund(ctx.db, refunded);
}

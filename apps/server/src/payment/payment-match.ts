import type { JobContext } from '../jobs/job.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import type { ToldMoney } from './payment-news.ts';

/** The only currency of the shop (spec §1). */
const CURRENCY = 'JPY';

/** A fact of a payment in which the service and the order may differ. */
export type Difference = 'id' | 'reference' | 'amount' | 'currency' | 'refunded_amount';

/**
 * Compares what the service says with what the order says: its payment, its total, yen; and when it speaks of a refund, the
 * whole of it. Strict, so that a fact that is missing or of another type differs too.
 * @returns the names of the facts that differ, without their values; none when it is the order's payment
 */
export function differencesOf({ order, payment }: PaidOrder, told: ToldMoney): Difference[] {
  const { refunded_amount: refunded = told.status === 'refunded' ? told.amount : 0 } = told;
  const isRefundRight =
    told.status === 'refunded'
      ? refunded === order.totalPayment
      : Number.isInteger(refunded) && refunded >= 0 && refunded < order.totalPayment;
  const matches: Record<Difference, boolean> = {
    id: !isByTransfer(payment) && (payment.serviceId === null || told.id === payment.serviceId),
    reference: told.reference === payment.id,
    // Only of a payment that is to be authorised later may a card be kept without its money.
    amount: told.amount === (told.is_keeping && payment.authoriseAt !== null ? 0 : order.totalPayment),
    currency: told.currency === CURRENCY,
    refunded_amount: isRefundRight,
  };
  return (Object.keys(matches) as Difference[]).filter((name) => !matches[name]);
}

/**
 * Whether the service tells what is over: that a card was kept, once it has been asked about; or how a card came to nothing that
 * a transfer has taken the place of.
 */
export function isOver({ payment }: PaidOrder, { status, is_keeping }: ToldMoney): boolean {
  if (is_keeping) return payment.state !== 'started';
  return isByTransfer(payment) && ['requires_action', 'pending', 'failed', 'expired', 'voided'].includes(status);
}

function isByTransfer({ instructions }: PaidOrder['payment']): boolean {
  return instructions?.kind === 'bank_transfer';
}

/** Tells the people of the shop, by a line of the log, that the service speaks of other money than the order. */
export function tellDifference(
  { log }: Pick<JobContext, 'log'>,
  { order, payment }: PaidOrder,
  differing: readonly Difference[],
): void {
  log.error(
    { order: order.orderNo, payment: payment.id, differing },
    'the payment service tells another payment than the order has: nothing was changed',
  );
}

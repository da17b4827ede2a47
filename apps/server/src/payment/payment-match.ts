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
    id: payment.serviceId === null || told.id === payment.serviceId,
    reference: told.reference === payment.id,
    amount: told.amount === order.totalPayment,
    currency: told.currency === CURRENCY,
    refunded_amount: isRefundRight,
  };
  return (Object.keys(matches) as Difference[]).filter((name) => !matches[name]);
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

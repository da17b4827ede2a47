import type { JobContext } from '../platform/jobs/job.ts';
import type { PaidOrder } from '../checkout/order/order.queries.ts';
import type { ReportedMoney } from './payment-news.ts';

/** The only currency of the shop (spec §1). */
const CURRENCY = 'JPY';

/** A property in which the service's payment and the order can differ. */
export type Difference = 'id' | 'reference' | 'amount' | 'currency' | 'refunded_amount';

/**
 * Compares the service's payment with the order's: id, amount, yen, and for a refund the whole amount. An authorised
 * card is charged with the total of the order, which an amendment may have reduced. Strict, so that a missing value or
 * another type differs.
 * @returns the names of the properties that differ, without values; empty when it is the order's payment
 */
export function differencesOf({ order, payment }: PaidOrder, reported: ReportedMoney): Difference[] {
  const { refunded_amount: refunded = reported.status === 'refunded' ? reported.amount : 0 } = reported;
  const isCharged = reported.status === 'captured' || reported.status === 'refunded';
  const amount = payment.state === 'authorised' && isCharged ? order.totalPayment : payment.amount;
  const isRefundRight =
    reported.status === 'refunded'
      ? refunded === amount
      : Number.isInteger(refunded) && refunded >= 0 && refunded < amount;
  const matches: Record<Difference, boolean> = {
    id: !isByTransfer(payment) && (payment.serviceId === null || reported.id === payment.serviceId),
    reference: reported.reference === payment.id,
    // A card may be saved without money only for a payment that is authorised later. No order costs more than its
    // payment.
    amount:
      reported.amount === (reported.is_keeping && payment.authoriseAt !== null ? 0 : amount) &&
      order.totalPayment <= payment.amount,
    currency: reported.currency === CURRENCY,
    refunded_amount: isRefundRight,
  };
  return (Object.keys(matches) as Difference[]).filter((name) => !matches[name]);
}

/**
 * Whether an event is outdated: a card that was saved, after its authorisation was requested; an
 * authorisation after the charge; or the failure of a card that a transfer has replaced.
 */
export function isOver({ payment }: PaidOrder, { status, is_keeping }: ReportedMoney): boolean {
  if (is_keeping) return payment.state !== 'started';
  if (status === 'authorised' && payment.state === 'captured') return true;
  return isByTransfer(payment) && ['requires_action', 'pending', 'failed', 'expired', 'voided'].includes(status);
}

function isByTransfer({ instructions }: PaidOrder['payment']): boolean {
  return instructions?.kind === 'bank_transfer';
}

/** Logs that the service reports another payment or amount than the order's, so that people check it. */
export function differenceOf(
  { log }: Pick<JobContext, 'log'>,
  { order, payment }: PaidOrder,
  differing: readonly Difference[],
): void {
  log.error(
    { order: order.orderNo, payment: payment.id, differing },
    'the payment service tells another payment than the order has: nothing was changed',
  );
}

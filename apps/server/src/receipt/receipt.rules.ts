import type { receiptCopy } from '@shop/copy';
import type { Channel } from '../channel/channel.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import type { ReceiptDocument } from './receipt-document.ts';

/** Why an order has no receipt. */
export type ReceiptRefusal = keyof typeof receiptCopy.refusals;

/** How often and how long a receipt may be had; settings of the channel (L-14). */
export interface ReceiptTerms {
  maxIssues: number;
  days: number;
}

/** What holds on channels that set nothing else. */
const defaultReceiptTerms: ReceiptTerms = { maxIssues: 10, days: 365 };

/** The terms of a channel: its own, else the usual ones. */
export function receiptTermsOf({ settings }: Channel): ReceiptTerms {
  const { MAX_ISSUES: maxIssues, DAYS: days } = settings.ORDER.RECEIPT ?? {};
  return { maxIssues: maxIssues ?? defaultReceiptTerms.maxIssues, days: days ?? defaultReceiptTerms.days };
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Why this order has no receipt as it stands; null when it has one (L-13). Money on hold is settled when the goods leave; at the
 * door the carrier's slip is the receipt.
 */
export function receiptRefusal({ order, payment }: PaidOrder): ReceiptRefusal | null {
  if (['cancelled', 'cancel_requested', 'abandoned'].includes(order.status)) return 'receipt.cancelled';
  if (order.snapshot.payment_code === 'cod') return 'receipt.cash_on_delivery';
  if (order.totalPayment === 0) return 'receipt.nothing_paid';
  if (payment.state === 'refunded' || payment.refundedAmount >= order.totalPayment) return 'receipt.refunded';
  const isCaptured = payment.state === 'captured' || payment.state === 'partially_refunded';
  const hasLeft = order.status === 'shipped' || order.status === 'delivered';
  return isCaptured || (payment.state === 'authorised' && hasLeft) ? null : 'receipt.not_yet';
}

/** Why it cannot be handed out once more, after `issued` times; null when it can (L-14). */
export function issueRefusal(
  { maxIssues, days }: ReceiptTerms,
  { issued, orderedAt, now }: { issued: number; orderedAt: Date; now: Date },
): ReceiptRefusal | null {
  if (now.getTime() - orderedAt.getTime() > days * DAY_MS) return 'receipt.period_over';
  return issued >= maxIssues ? 'receipt.limit_reached' : null;
}

/** Whether money was given back after a receipt was made: another takes its place (L-15). */
export function isOvertaken({ refunds = 0 }: ReceiptDocument, given: readonly unknown[]): boolean {
  return refunds < given.length;
}

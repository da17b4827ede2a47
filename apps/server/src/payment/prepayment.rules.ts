import type { OrderSummary, PaymentInstructions } from '@shop/api';
import { inJapan } from '@shop/japanese';
import type { PaidOrder, PaymentRow } from '../checkout/order/order.queries.ts';
import { endOfService } from './pay-days.ts';

type Prepayment = NonNullable<OrderSummary['prepayment']>;

/** Payment instructions, while the shop waits for the money. */
export function openInstructions({
  state,
  instructions,
}: Pick<PaymentRow, 'state' | 'instructions'>): PaymentInstructions | null {
  return state === 'started' || state === 'none' ? instructions : null;
}

/**
 * Whether the money of a prepaid order has arrived; null for other methods, before a number was issued, and when the
 * order failed before it was paid.
 */
export function prepaymentOf({ order, payment }: PaidOrder, now: Date): Prepayment | null {
  if (payment.instructions === null) return null;
  const { amount, expiresAt, unclaimedAmount } = payment;
  const pay_by = lastPayDay(payment);
  switch (payment.state) {
    case 'none':
    case 'started': {
      if (order.status === 'cancelled' || order.status === 'abandoned') return null;
      const isOver = expiresAt !== null && now > expiresAt;
      return {
        state: isOver ? 'overdue' : 'unpaid',
        amount: amount - unclaimedAmount,
        pay_by,
        held_until: reservedUntil(payment),
      };
    }
    case 'authorised':
    case 'captured':
    case 'partially_refunded':
      return { state: 'paid', amount: order.totalPayment, pay_by, held_until: null };
    default:
      return null;
  }
}

/** The payment deadline, in Japan. */
export function lastPayDay({ expiresAt }: Pick<PaymentRow, 'expiresAt'>): string | null {
  return expiresAt && inJapan(expiresAt).day;
}

/** The day at whose end an unpaid order is cancelled: a transfer is awaited a little longer than its deadline. */
export function reservedUntil({ state, askAt: checkAt, expiresAt, instructions }: PaymentRow): string | null {
  const isServed = instructions?.kind === 'virtual_account' && expiresAt !== null;
  const service = isServed ? endOfService(inJapan(expiresAt).day) : expiresAt;
  const end = state === 'none' ? (checkAt ?? expiresAt) : service;
  return end && inJapan(end).day;
}

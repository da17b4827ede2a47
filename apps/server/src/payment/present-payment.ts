import type { PaymentNext, PaymentStatus } from '@shop/api';
import type { PaymentRow } from '../checkout/order/order.queries.ts';
import type { PaymentState } from './payment-machine.ts';

const statuses: Record<PaymentState, PaymentStatus> = {
  none: 'none',
  started: 'pending',
  kept: 'none',
  dropped: 'none',
  authorised: 'authorised',
  captured: 'paid',
  partially_refunded: 'paid',
  refunded: 'refunded',
  failed: 'failed',
  expired: 'expired',
  voided: 'voided',
};

/** The payment state in the contract's terms. */
export function presentPaymentState(state: PaymentState): PaymentStatus {
  return statuses[state];
}

/** What the customer must do next: go to the service, or follow payment instructions; null when nothing. */
export function presentNext({ nextUrl, instructions, state }: PaymentRow): PaymentNext | null {
  if (state === 'started' && nextUrl !== null) return { url: nextUrl, instructions: null };
  const isOpen = state === 'started' || state === 'none';
  return isOpen && instructions ? { url: null, instructions } : null;
}

import type { PaymentNext, PaymentStatus } from '@shop/api';
import type { PaymentRow } from '../order/order.queries.ts';
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

/** The state of the money as the contract names it. */
export function presentPaymentState(state: PaymentState): PaymentStatus {
  return statuses[state];
}

/** What the customer has to do next: go to the service, or pay by instructions; null when nothing is left to do. */
export function presentNext({ nextUrl, instructions, state }: PaymentRow): PaymentNext | null {
  if (state === 'started' && nextUrl !== null) return { url: nextUrl, instructions: null };
  const isOpen = state === 'started' || state === 'none';
  return isOpen && instructions ? { url: null, instructions } : null;
}

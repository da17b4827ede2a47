import type { PaymentRow } from '../checkout/order/order.queries.ts';

/** Whether an incoming transfer can no longer be matched to a payment and has not been refunded. */
export function isUnclaimed({
  state,
  unclaimedAmount,
  sentBackAt,
}: Pick<PaymentRow, 'state' | 'unclaimedAmount' | 'sentBackAt'>): boolean {
  return unclaimedAmount > 0 && sentBackAt === null && state !== 'started';
}

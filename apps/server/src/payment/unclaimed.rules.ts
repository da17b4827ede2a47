import type { PaymentRow } from '../order/order.queries.ts';

/** Whether money lies at the service that came by transfer and will never be the payment's, and nobody has sent it back yet. */
export function isUnclaimed({
  state,
  unclaimedAmount,
  sentBackAt,
}: Pick<PaymentRow, 'state' | 'unclaimedAmount' | 'sentBackAt'>): boolean {
  return unclaimedAmount > 0 && sentBackAt === null && state !== 'started';
}

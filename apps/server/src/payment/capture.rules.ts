import type { PaidOrder } from '../order/order.queries.ts';

/** Kept as the failure of an authorised payment whose capture the service refused. */
export const CAPTURE_REFUSED = 'capture_refused';

/** How far the charge of a card is once the goods have left: still to be sent, refused by the service, or done. */
export type CaptureState = 'due' | 'refused' | 'done';

/** The charge of an order's card; null before the goods leave, and for orders that no card pays. */
export function captureStateOf({ order, payment }: PaidOrder): CaptureState | null {
  const hasLeft = order.status === 'shipped' || order.status === 'delivered';
  if (!hasLeft || order.snapshot.payment_code !== 'card') return null;
  switch (payment.state) {
    case 'captured':
    case 'partially_refunded':
    case 'refunded':
      return 'done';
    case 'authorised':
      return payment.failureCode === CAPTURE_REFUSED ? 'refused' : 'due';
    default:
      return 'refused';
  }
}

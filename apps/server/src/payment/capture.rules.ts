import type { PaidOrder } from '../checkout/order/order.queries.ts';

/** The failure code of an authorised payment whose capture was refused. */
export const CAPTURE_REFUSED = 'capture_refused';

/** The state of a card's charge after shipment: due, refused by the service, or done. */
export type CaptureState = 'due' | 'refused' | 'done';

/** Returns the charge of an order's card; null before shipment of the first parcel, and for orders without a card. */
export function captureStateOf({ order, payment }: PaidOrder): CaptureState | null {
  const hasLeft = order.status === 'shipped' || order.status === 'delivered';
  // A refusal can only follow the shipment of a parcel.
  if (!(hasLeft || payment.failureCode === CAPTURE_REFUSED) || order.snapshot.payment_code !== 'card') return null;
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

import type { Channel } from '../../platform/channel/channel.ts';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import type { PaidOrder, ParcelRow } from '../order/order.queries.ts';

/** A locked order that is to be amended, with its current days and tracking numbers. */
export interface AmendedOrder extends PaidOrder {
  channel: Channel;
  /** The content with which it was placed. */
  original: OrderSnapshot;
  parcels: readonly ParcelRow[];
  /** The number of earlier amendments. */
  amendments: number;
}

/** Whether the money of an order that is paid in advance has not arrived. */
export function isAwaitingMoney({ payment }: Pick<AmendedOrder, 'payment'>): boolean {
  return payment.instructions !== null && (payment.state === 'none' || payment.state === 'started');
}

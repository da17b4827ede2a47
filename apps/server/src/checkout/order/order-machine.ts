import type { OrderStatus } from '@shop/api';

/** Events of an order. `revive` accepts an abandoned one whose payment arrived late. */
export type OrderEvent = 'accept' | 'abandon' | 'revive' | 'prepare' | 'ship' | 'deliver' | 'request_cancel' | 'cancel';

const moves: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  awaiting_payment: { accept: 'accepted', abandon: 'abandoned', cancel: 'cancelled' },
  accepted: { prepare: 'preparing', request_cancel: 'cancel_requested', cancel: 'cancelled' },
  preparing: { ship: 'shipped', cancel: 'cancelled' },
  shipped: { deliver: 'delivered' },
  delivered: {},
  abandoned: { revive: 'accepted' },
  cancel_requested: { cancel: 'cancelled', prepare: 'preparing' },
  cancelled: {},
};

/** Returns the status after an event, or null when the event does not apply. */
export function nextOrderStatus(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  return moves[status][event] ?? null;
}

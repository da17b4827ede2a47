import type { Handlers } from '../../platform/contract/handlers.ts';
import { cancelOrder } from './cancel-order.ts';
import { getGuestOrder, getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';

export const orderHandlers = {
  getGuestOrder: ({ ctx, params, caller }) =>
    getGuestOrder({ ctx, input: { id: params.id, cart_token: caller.header('x-cart-token') } }),
  listOrders: ({ ctx, query }) => listOrders({ ctx, input: query }),
  getOrder: ({ ctx, params }) => getOrder({ ctx, input: { access: { by: 'member', id: params.id } } }),
  cancelOrder: ({ ctx, params, body }) =>
    cancelOrder({ ctx, input: { ...body, access: { by: 'member', id: params.id } } }),
} satisfies Handlers;

import type { Handlers } from '../contract/handlers.ts';
import { versionOf } from '../cart/verbs/cart-input.ts';
import { checkCartPayment } from '../payment/check-cart-payment.ts';
import { deleteTransactionError } from '../payment/delete-transaction-error.ts';
import { cancelOrder } from './cancel-order.ts';
import { decideCart } from './decide-cart.ts';
import { getCartDecision } from './get-cart-decision.ts';
import { getGuestOrder, getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';

export const orderHandlers = {
  decideCart: ({ ctx, params, body, caller }) =>
    decideCart({ ctx, input: { ...body, token: params.token, address: caller.ip } }),
  getCartDecision: ({ ctx, params }) => getCartDecision({ ctx, input: params }),
  checkCartPayment: ({ ctx, params }) => checkCartPayment({ ctx, input: params }),
  deleteCartTransactionError: ({ ctx, body, caller }) =>
    deleteTransactionError({ ctx, ref: { token: body.token, version: versionOf(caller.header('if-match')) } }),
  getGuestOrder: ({ ctx, params, caller }) =>
    getGuestOrder({ ctx, input: { id: params.id, cart_token: caller.header('x-cart-token') } }),
  listOrders: ({ ctx, query }) => listOrders({ ctx, input: query }),
  getOrder: ({ ctx, params }) => getOrder({ ctx, input: params }),
  cancelOrder: ({ ctx, params, body }) => cancelOrder({ ctx, input: { ...body, ...params } }),
} satisfies Handlers;

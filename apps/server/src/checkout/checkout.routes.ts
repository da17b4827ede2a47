import { versionOf } from '../cart/verbs/cart-input.ts';
import type { Handlers } from '../platform/contract/handlers.ts';
import { checkCartPayment } from './check-cart-payment.ts';
import { decideCart } from './decide-cart.ts';
import { getReturnedPayment } from './get-returned-payment.ts';
import { deleteTransactionError, getCartDecision } from './cart-decision.ts';

export const checkoutHandlers = {
  decideCart: ({ ctx, params, body, caller }) =>
    decideCart({ ctx, input: { ...body, token: params.token, address: caller.ip } }),
  getCartDecision: ({ ctx, params }) => getCartDecision({ ctx, input: params }),
  checkCartPayment: ({ ctx, params }) => checkCartPayment({ ctx, input: params }),
  getReturnedPayment: ({ ctx, params, caller }) =>
    getReturnedPayment({
      ctx,
      input: { id: params.id, key: caller.header('x-return-key') ?? '', address: caller.ip },
    }),
  deleteCartTransactionError: ({ ctx, body, caller }) =>
    deleteTransactionError({ ctx, ref: { token: body.token, version: versionOf(caller.header('if-match')) } }),
} satisfies Handlers;

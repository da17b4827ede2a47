import type { DecisionResult, Cart } from '@shop/api';
import { lockCart } from '../cart/cart.queries.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import { inTransaction } from '../platform/context/in-transaction.ts';
import { resultOf } from './decide-cart.ts';
import { orderNotFound } from './order/own-order.ts';
import { findOpenOrderOf, findOrder } from './order/order.queries.ts';
import { isReadByToken } from './order/read-by-token.ts';
import { cartConflict } from '../cart/cart-errors.ts';
import { changeCart, currentCart } from '../cart/change-cart.ts';
import { loadCart } from '../cart/load-cart.ts';
import type { CartCall } from '../cart/verbs/cart-input.ts';
import { giveUpPayment } from './give-up-payment.ts';

/**
 * Returns the order that a cart became or that is being paid, for a client that got no answer (decision 23).
 * @throws NotFoundError `order.not_found` when there is none, or the token is no longer enough to read it
 */
export async function getCartDecision({ ctx, input }: { ctx: Ctx; input: { token: string } }): Promise<DecisionResult> {
  const found = await inTransaction(ctx, async ({ db }) => {
    // An order being placed locks the cart until it is written.
    await lockCart(db, input.token);
    return findOpenOrderOf(db, input.token);
  });
  if (!found || !isReadByToken(ctx, found, input.token)) throw orderNotFound();
  return resultOf(found);
}

/**
 * Closes a failed or abandoned payment, so that the cart can be tried again; the stock returns. A payment that has
 * succeeded meanwhile is not changed.
 * @throws ConflictError `cart.already_decided` with the cart
 */
export async function deleteTransactionError({ ctx, ref }: Omit<CartCall<unknown>, 'input'>): Promise<Cart> {
  const cart = await loadCart(ctx, ref.token);
  const existing = cart.orderId === null ? undefined : await findOrder(ctx.db, cart.orderId);
  if (existing && cart.state === 'paying') await giveUpPayment(ctx, existing, 'abandoned');
  const after = await loadCart(ctx, ref.token);
  if (after.state === 'decided') throw cartConflict('cart.already_decided', await currentCart(ctx, after));
  // The client knew the version of the locked cart; closing the payment has raised it.
  return changeCart(ctx, { token: ref.token, version: null }, (document) => ({ ...document, transaction_error: null }));
}

import type { Cart } from '@shop/api';
import { cartConflict } from '../cart/cart-errors.ts';
import { changeCart, currentCart } from '../cart/change-cart.ts';
import { loadCart } from '../cart/load-cart.ts';
import type { CartCall } from '../cart/verbs/cart-input.ts';
import { findOrder } from '../order/order.queries.ts';
import { giveUpPayment } from './give-up-payment.ts';

/**
 * Closes a failed or abandoned payment, so that the cart is open and can be tried again; stock returns. A payment that has
 * succeeded meanwhile is not touched.
 * @throws ConflictError `cart.already_decided` with the cart
 */
export async function deleteTransactionError({ ctx, ref }: Omit<CartCall<unknown>, 'input'>): Promise<Cart> {
  const cart = await loadCart(ctx, ref.token);
  const standing = cart.orderId === null ? undefined : await findOrder(ctx.db, cart.orderId);
  if (standing && cart.state === 'paying') await giveUpPayment(ctx, standing, 'abandoned');
  const after = await loadCart(ctx, ref.token);
  if (after.state === 'decided') throw cartConflict('cart.already_decided', await currentCart(ctx, after));
  // The version that the client knew was that of the locked cart: giving up has raised it.
  return changeCart(ctx, { token: ref.token, version: null }, (document) => ({ ...document, transaction_error: null }));
}

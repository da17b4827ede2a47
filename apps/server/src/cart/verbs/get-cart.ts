import type { Cart } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { currentCart, changeCart } from '../change-cart.ts';
import { loadCart } from '../load-cart.ts';
import { emptyCartDocument } from '../cart-document.ts';
import type { CartCall } from './cart-input.ts';

/** Returns the current cart with a new quote. @throws GoneError `cart.common.is_expired` */
export async function getCart({ ctx, input }: { ctx: Ctx; input: { token: string } }): Promise<Cart> {
  return currentCart(ctx, await loadCart(ctx, input.token));
}

/** Empties the cart; its token and orderer remain. */
export async function resetCart({ ctx, ref }: Omit<CartCall<unknown>, 'input'>): Promise<Cart> {
  return changeCart(ctx, ref, (document) => {
    const empty = emptyCartDocument();
    return { ...empty, next_key: document.next_key, order: { ...empty.order, orderer: document.order.orderer } };
  });
}

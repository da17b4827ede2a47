import type { Cart } from '@shop/api';
import { emptyCartDocument } from '../cart-document.ts';
import { changeCart } from '../change-cart.ts';
import type { CartCall } from './cart-input.ts';

/** Empties the cart and keeps its token and its orderer. */
export async function resetCart({ ctx, ref }: Omit<CartCall<unknown>, 'input'>): Promise<Cart> {
  return changeCart(ctx, ref, (document) => {
    const empty = emptyCartDocument();
    return { ...empty, next_key: document.next_key, order: { ...empty.order, orderer: document.order.orderer } };
  });
}

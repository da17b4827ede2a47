import type { Cart, CartAccessoriesDelete } from '@shop/api';
import { changeCart } from '../change-cart.ts';
import { resizeAccessory } from '../edit/edit-accessories.ts';
import type { CartCall } from './cart-input.ts';

/** Takes paid extras out by their keys; what is not there is no fault. Their lines stay. */
export async function deleteCartAccessories({ ctx, ref, input }: CartCall<CartAccessoriesDelete>): Promise<Cart> {
  return changeCart(ctx, ref, (document, facts) =>
    input.keys.reduce((cart, key) => resizeAccessory(cart, key, 0, facts), document),
  );
}

import type { Cart, CartProductsDelete } from '@shop/api';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { resize } from '../edit/edit-lines.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Takes lines out, by line keys or by product ids; what is not there is no fault.
 * @throws InvalidInputError `input.invalid` unless exactly one of the two is given
 */
export async function deleteCartProducts({ ctx, ref, input }: CartCall<CartProductsDelete>): Promise<Cart> {
  const { keys, ids } = input;
  if ((keys === undefined) === (ids === undefined)) {
    throw cartRefusal('input.invalid', 'カートから外す商品を指定してください。', 'keys');
  }
  return changeCart(ctx, ref, (document, facts) => {
    const gone = document.lines.filter((line) => {
      const id = facts.products.get(line.product_key)?.id;
      return keys?.includes(line.key) || (id !== undefined && ids?.includes(id));
    });
    return gone.reduce((cart, line) => resize(cart, line.key, 0, facts), document);
  });
}

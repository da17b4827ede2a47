import type { Cart, CartProductsAdd } from '@shop/api';
import { changeCart } from '../change-cart.ts';
import { putProductsIn } from '../put-products-in.ts';
import { refuseRows } from '../refuse-rows.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Puts products in. All or nothing: one that cannot be had refuses the whole call, and every such one is named.
 * @throws InvalidInputError `cart.product.not_found`, `.suspended`, `.out_of_stock`, `.purchase_limit`, `cart.lines_limit`,
 *   `input.invalid` below `products.<n>.options` for measurements that are missing or wrong
 * @throws ForbiddenError `shop.selling_stopped`
 */
export async function addCartProducts({ ctx, ref, input }: CartCall<CartProductsAdd>): Promise<Cart> {
  refuseWhenNotSelling(ctx);
  const keys = input.products.map((product) => product.key);
  return changeCart(
    ctx,
    ref,
    (document, facts) => {
      refuseRows(document, input.products, facts.products, (_, index) => `products.${index}.quantity`);
      return putProductsIn(document, input.products, facts, 'products');
    },
    keys,
  );
}

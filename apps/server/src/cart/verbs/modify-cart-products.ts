import type { Cart, CartProductsModify } from '@shop/api';
import { changeCart } from '../change-cart.ts';
import { resize } from '../edit/edit-lines.ts';
import { piecesOf, piecesRefusal } from '../line.rules.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import { requireLine } from '../require-part.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Sets quantities of lines; 0 takes a line out. Fewer pieces are always possible, more only as for a new product.
 * @throws InvalidInputError `cart.line.not_found` and the refusals of adding
 * @throws ForbiddenError `shop.selling_stopped` when a line is to grow
 */
export async function modifyCartProducts({ ctx, ref, input }: CartCall<CartProductsModify>): Promise<Cart> {
  return changeCart(ctx, ref, (document, facts) =>
    input.products.reduce((cart, { key, quantity }, index) => {
      const line = requireLine(cart, key, `products.${index}.key`);
      if (quantity > line.quantity) refuseWhenNotSelling(ctx);
      const pieces = piecesOf(cart, line.product_key) - line.quantity + quantity;
      const refusal = piecesRefusal(facts.products.get(line.product_key), pieces, `products.${index}.quantity`);
      if (refusal && quantity > line.quantity) throw refusal;
      return resize(cart, key, quantity, facts);
    }, document),
  );
}

import type { Cart, CartProductsDivide } from '@shop/api';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { divide } from '../edit/edit-lines.ts';
import { piecesOf, piecesRefusal } from '../line.rules.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import { requireLine, requireShipping } from '../require-part.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Writes rows of the matrix line × destination; the sum of a row becomes the line's quantity, 0 takes the line out.
 * Destinations that a row does not name get none of the line.
 * @throws InvalidInputError `cart.line.not_found`, `cart.shipping.not_found`, `cart.shipping.twice`, and the refusals of adding
 * @throws ForbiddenError `shop.selling_stopped` when a line is to grow
 */
export async function divideCartProducts({ ctx, ref, input }: CartCall<CartProductsDivide>): Promise<Cart> {
  return changeCart(ctx, ref, (document, facts) =>
    input.products.reduce((cart, { key, shippings }, index) => {
      const line = requireLine(cart, key, `products.${index}.key`);
      shippings.forEach((share, place) => requireShipping(cart, share.key, `products.${index}.shippings.${place}.key`));
      if (new Set(shippings.map((share) => share.key)).size < shippings.length) {
        throw cartRefusal('cart.shipping.twice', '同じお届け先が2回指定されています。', `products.${index}.shippings`);
      }
      const quantity = shippings.reduce((sum, share) => sum + share.quantity, 0);
      if (quantity > line.quantity) refuseWhenNotSelling(ctx);
      const pieces = piecesOf(cart, line.product_key) - line.quantity + quantity;
      const refusal = piecesRefusal(facts.products.get(line.product_key), pieces, `products.${index}.shippings`);
      if (refusal && quantity > line.quantity) throw refusal;
      const shares = shippings.map((share) => ({ shipping_key: share.key, quantity: share.quantity }));
      return divide(cart, key, shares, facts);
    }, document),
  );
}

import type { Cart, CartProductsAdd, CartProductsModify, CartProductsDelete, CartProductsDivide } from '@shop/api';
import { changeCart } from '../change-cart.ts';
import { putProductsIn } from '../put-products-in.ts';
import { refuseRows } from '../refuse-rows.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import type { CartCall } from './cart-input.ts';
import { resize, divide } from '../edit/edit-lines.ts';
import { piecesOf, piecesRefusal } from '../line.rules.ts';
import { requireLine, requireShipping } from '../require-part.ts';
import { cartRefusal } from '../cart-errors.ts';

/**
 * Adds products: all, or none with a reason for every product that is refused.
 * @throws InvalidInputError `cart.product.not_found`, `.suspended`, `.out_of_stock`, `.purchase_limit`,
 * `cart.lines_limit`, `input.invalid` below `products.<n>.options` for missing or invalid measurements
 * @throws ForbiddenError `shop.selling_stopped`
 */
export async function addCartProducts({ ctx, ref, input }: CartCall<CartProductsAdd>): Promise<Cart> {
  refuseWhenNotSelling(ctx);
  const keys = input.products.map((product) => product.key);
  return changeCart(
    ctx,
    ref,
    (document, context) => {
      refuseRows(document, input.products, context.products, (_, index) => `products.${index}.quantity`);
      return putProductsIn(document, input.products, context, 'products');
    },
    keys,
  );
}

/**
 * Sets quantities of lines; 0 removes a line. A decrease is always possible, an increase has the rules of adding.
 * @throws InvalidInputError `cart.line.not_found` and the errors of adding
 * @throws ForbiddenError `shop.selling_stopped` for an increase
 */
export async function modifyCartProducts({ ctx, ref, input }: CartCall<CartProductsModify>): Promise<Cart> {
  return changeCart(ctx, ref, (document, context) =>
    input.products.reduce((cart, { key, quantity }, index) => {
      const line = requireLine(cart, key, `products.${index}.key`);
      if (quantity > line.quantity) refuseWhenNotSelling(ctx);
      const pieces = piecesOf(cart, line.product_key) - line.quantity + quantity;
      const refusal = piecesRefusal(context.products.get(line.product_key), pieces, `products.${index}.quantity`);
      if (refusal && quantity > line.quantity) throw refusal;
      return resize(cart, key, quantity, context);
    }, document),
  );
}

/**
 * Removes lines by line keys or by product ids; missing ones are ignored.
 * @throws InvalidInputError `input.invalid` unless exactly one of the two is given
 */
export async function deleteCartProducts({ ctx, ref, input }: CartCall<CartProductsDelete>): Promise<Cart> {
  const { keys, ids } = input;
  if ((keys === undefined) === (ids === undefined)) {
    throw cartRefusal('input.invalid', 'カートから外す商品を指定してください。', 'keys');
  }
  return changeCart(ctx, ref, (document, context) => {
    const gone = document.lines.filter((line) => {
      const id = context.products.get(line.product_key)?.id;
      return keys?.includes(line.key) || (id !== undefined && ids?.includes(id));
    });
    return gone.reduce((cart, line) => resize(cart, line.key, 0, context), document);
  });
}

/**
 * Writes rows of the matrix line × destination; the sum of a row becomes the quantity of the line, 0 removes it.
 * Destinations that a row leaves out get no pieces of it.
 * @throws InvalidInputError `cart.line.not_found`, `cart.shipping.not_found`, `cart.shipping.twice`, and the errors of
 * adding
 * @throws ForbiddenError `shop.selling_stopped` for an increase
 */
export async function divideCartProducts({ ctx, ref, input }: CartCall<CartProductsDivide>): Promise<Cart> {
  return changeCart(ctx, ref, (document, context) =>
    input.products.reduce((cart, { key, shippings }, index) => {
      const line = requireLine(cart, key, `products.${index}.key`);
      shippings.forEach((share, position) =>
        requireShipping(cart, share.key, `products.${index}.shippings.${position}.key`),
      );
      if (new Set(shippings.map((share) => share.key)).size < shippings.length) {
        throw cartRefusal('cart.shipping.twice', '同じお届け先が2回指定されています。', `products.${index}.shippings`);
      }
      const quantity = shippings.reduce((sum, share) => sum + share.quantity, 0);
      if (quantity > line.quantity) refuseWhenNotSelling(ctx);
      const pieces = piecesOf(cart, line.product_key) - line.quantity + quantity;
      const refusal = piecesRefusal(context.products.get(line.product_key), pieces, `products.${index}.shippings`);
      if (refusal && quantity > line.quantity) throw refusal;
      const shares = shippings.map((share) => ({ shipping_key: share.key, quantity: share.quantity }));
      return divide(cart, key, shares, context);
    }, document),
  );
}

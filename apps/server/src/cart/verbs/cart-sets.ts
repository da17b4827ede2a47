import type { Cart, CartSetAdd, CartSetDelete } from '@shop/api';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { withSet, wholeSets, withoutSet } from '../edit/edit-sets.ts';
import { putProductsIn } from '../put-products-in.ts';
import { refuseRows } from '../refuse-rows.ts';
import { refuseWhenNotSelling } from '../refuse-when-not-selling.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Adds a product set, once or several times: all of its products or none. They become ordinary lines, so that each has
 * its own tax rate (L-22); the cart remembers the set while it is complete.
 * @throws InvalidInputError `cart.set.not_found`, `cart.product.suspended`, `.out_of_stock`, `.purchase_limit` with the
 * reason of every such product by its key, `cart.lines_limit`
 * @throws ForbiddenError `shop.selling_stopped`
 */
export async function addCartSet({ ctx, ref, input }: CartCall<CartSetAdd>): Promise<Cart> {
  refuseWhenNotSelling(ctx);
  const set = catalogueOf(ctx).sets.find(({ key }) => key === input.key);
  if (!set) throw cartRefusal('cart.set.not_found', 'このセットは取り扱っておりません。', 'key');
  const rows = set.items.map(({ key, quantity }) => ({ key, quantity: quantity * input.quantity }));
  return changeCart(
    ctx,
    ref,
    (document, context) => {
      refuseRows(document, rows, context.products, ({ key }) => key);
      return withSet(putProductsIn(document, rows, context, 'key'), { key: set.key, quantity: input.quantity });
    },
    rows.map(({ key }) => key),
  );
}

/**
 * Removes a product set with all its pieces; other pieces of its lines remain.
 * @throws InvalidInputError `cart.set.not_found` if the cart does not hold it completely
 */
export async function deleteCartSet({ ctx, ref, input }: CartCall<CartSetDelete>): Promise<Cart> {
  return changeCart(ctx, ref, (document, context) => {
    const set = wholeSets(document, catalogueOf(ctx).sets).find(({ key }) => key === input.key);
    if (!set) throw cartRefusal('cart.set.not_found', 'このセットはカートにありません。', 'key');
    return withoutSet(document, set, context);
  });
}

import type { Cart, CartSetDelete } from '@shop/api';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { wholeSets, withoutSet } from '../edit/edit-sets.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Takes a set of the shop out with all its pieces; what else lies in its lines stays.
 * @throws InvalidInputError `cart.set.not_found` when the cart does not hold it whole
 */
export async function deleteCartSet({ ctx, ref, input }: CartCall<CartSetDelete>): Promise<Cart> {
  return changeCart(ctx, ref, (document, facts) => {
    const set = wholeSets(document, catalogueOf(ctx).sets).find(({ key }) => key === input.key);
    if (!set) throw cartRefusal('cart.set.not_found', 'このセットはカートにありません。', 'key');
    return withoutSet(document, set, facts);
  });
}

import type { Cart, CartPointInput } from '@shop/api';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import type { CartCall } from './cart-input.ts';

/** Uses points. Members have none yet, so that any number above zero exceeds the balance. @throws InvalidInputError `point.insufficient` */
export async function setCartPoint({ ctx, ref, input }: CartCall<CartPointInput>): Promise<Cart> {
  return changeCart(ctx, ref, (document) => {
    if (input.points > 0) throw cartRefusal('point.insufficient', 'ご利用いただけるポイントがありません(残高0ポイント)。', 'points');
    return document;
  });
}

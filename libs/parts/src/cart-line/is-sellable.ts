import { isBuyable } from '../product-words/is-buyable.ts';
import type { CartLineView } from './cart-line-view.ts';

/** Whether the product of a cart line can be bought now. */
export function isSellable({ availability }: Pick<CartLineView, 'availability'>): boolean {
  return isBuyable(availability);
}

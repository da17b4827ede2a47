import type { Cart } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartLane } from './cart-lane.ts';
import { openCart } from './open-cart.ts';

/** Opens the cart: on a cart page, and by itself at the first add (architecture §3). */
export function initCart(): ShopThunk<Cart> {
  return runTask(
    { ...cartLane, collapseKey: 'init' },
    () => (dispatch, getState) => dispatch(openCart(getState().cart.token)),
  );
}

import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartLane } from './cart-lane.ts';
import { ensureCart } from './ensure-cart.ts';

/** The cart after every change that was asked for before. */
export function readyCart(): ShopThunk<Cart> {
  return (dispatch, _getState, { tasks }) => tasks.run(cartLane, () => dispatch(ensureCart()));
}

import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { openCart } from './open-cart.ts';

/** The cart that writes go to: the one at hand, or one that is opened now (none yet, not read yet, or become an order). */
export function ensureCart(): ShopThunk<Cart> {
  return async (dispatch, getState) => {
    const { token, data } = getState().cart;
    if (data !== null && data.token === token && data.state !== 'decided') return data;
    return dispatch(openCart(token));
  };
}

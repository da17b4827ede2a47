import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';

/** Resets the shipping and takes the address away, once for a cart (spec §4, §8). Runs inside the queue. */
export function resetGoneAddress({ token }: Cart): ShopThunk<void> {
  return async (dispatch, _getState, { api, resetCarts }) => {
    if (resetCarts.has(token)) return;
    resetCarts.add(token);
    const { data } = await api.PATCH('/v1/carts/shippings/reset', { body: { token, is_removing_address: true } });
    dispatch(cartSlice.actions.cartArrived(data));
  };
}

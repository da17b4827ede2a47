import type { Cart, CartInit } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';

/** Asks for the cart of a token, or a new one. The server joins a guest's cart to the member's. Runs inside the queue. */
export function openCart(token: string | null, how: Omit<CartInit, 'token'> = {}): ShopThunk<Cart> {
  return async (dispatch, _getState, { api, flush }) => {
    const { data } = await api.POST('/v1/carts/init', { body: { token, ...how } });
    dispatch(cartSlice.actions.cartArrived(data));
    await flush();
    return data;
  };
}

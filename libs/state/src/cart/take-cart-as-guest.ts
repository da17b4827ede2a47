import { authSlice } from '../auth/auth.slice.ts';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartLane } from './cart-lane.ts';
import { openCart } from './open-cart.ts';

/** Goes on as a guest after the session has ended: the basket stays, without what is the member's alone. */
export function takeCartAsGuest(): ShopThunk<void> {
  return runTask(cartLane, () => async (dispatch, getState, { tell }) => {
    const cart = await dispatch(openCart(getState().cart.token, { as_guest: true }));
    dispatch(authSlice.actions.sessionEnded({ isRefreshFailed: false }));
    tell({ type: 'cart', cart });
  });
}

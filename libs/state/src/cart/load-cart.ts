import { ApiFailure, type Cart } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartLane } from './cart-lane.ts';
import { selectIsDecisionOpen } from './cart.selectors.ts';
import { cartSlice } from './cart.slice.ts';

/**
 * Reads the cart of the stored token; null when there is none. One that ran out is forgotten and told by the event
 * `cartExpired`; a new one is opened when it is needed.
 *
 * @param stale reads only while this is the cart at hand: a change that was quicker has brought a newer one
 */
export function loadCart({ stale }: { stale?: Cart | null } = {}): ShopThunk<Cart | null> {
  return runTask({ ...cartLane, collapseKey: 'load' }, () => async (dispatch, getState, { api, emit }) => {
    const { token, data: known } = getState().cart;
    if (stale !== undefined && known !== stale) return known;
    // somebody who must log in again gets the basket back by logging in
    if (token === null || getState().auth.isRefreshFailed) return null;
    try {
      const { data } = await api.GET('/v1/carts/{token}', { params: { path: { token } }, isKept: true });
      dispatch(cartSlice.actions.cartArrived(data));
      return data;
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== ERROR_CODES.cartExpired) throw error;
      dispatch(cartSlice.actions.cartForgotten());
      // nobody is asked to choose the goods again while they may be ordered
      if (!selectIsDecisionOpen(getState())) emit({ type: 'cartExpired', message: error.message });
      return null;
    }
  });
}

import { type Cart, type CartInit, ApiFailure } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { runTask } from '../tasks/run-task.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { WAITS, ERROR_CODES } from '@shop/constants';
import { waitUntil } from '../tasks/wait-until.ts';
import { selectIsDecisionOpen } from './cart.selectors.ts';

/** Writes to the cart run one after the other. */
export const cartLane = { kind: 'queue', lane: 'cart' } as const;

/**
 * Reads the cart of a token, or a new one; the server merges a guest's cart into the member's. Runs inside the queue.
 */
export function openCart(token: string | null, how: Omit<CartInit, 'token'> = {}): ShopThunk<Cart> {
  return async (dispatch, _getState, { api, flush }) => {
    const { data } = await api.POST('/v1/carts/init', { body: { token, ...how } });
    dispatch(cartSlice.actions.cartArrived(data));
    await flush();
    return data;
  };
}

/** Returns the cart to write to: the loaded one, or a new one if none is loaded or it has become an order. */
export function ensureCart(): ShopThunk<Cart> {
  return async (dispatch, getState) => {
    const { token, data } = getState().cart;
    if (data !== null && data.token === token && data.state !== 'decided') return data;
    return dispatch(openCart(token));
  };
}

/** Returns the cart after all changes requested before. */
export function readyCart(): ShopThunk<Cart> {
  return (dispatch, _getState, { tasks }) => tasks.run(cartLane, () => dispatch(ensureCart()));
}

/** Opens the cart: on a cart page, and automatically when the first product is added (architecture §3). */
export function initCart(): ShopThunk<Cart> {
  return runTask(
    { ...cartLane, collapseKey: 'init' },
    () => (dispatch, getState) => dispatch(openCart(getState().cart.token)),
  );
}

/** Continues as a guest after the session has expired; the cart remains, without member-only data. */
export function takeCartAsGuest(): ShopThunk<void> {
  return runTask(cartLane, () => async (dispatch, getState, { postToTabs }) => {
    const cart = await dispatch(openCart(getState().cart.token, { as_guest: true }));
    dispatch(authSlice.actions.sessionEnded({ isRefreshFailed: false }));
    postToTabs({ type: 'cart', cart });
  });
}

/**
 * Merges the guest's cart into the member's after a login, or loads the member's cart. Waits 3 s at most; the cart may
 * arrive after that (spec §9 "cart token").
 */
export function joinCart(): ShopThunk<void> {
  return async (dispatch) => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    // If merging fails, the page that needs the cart opens it.
    dispatch(openOwnCart()).then(end, end);
    await waitUntil(() => isOver, WAITS.cartToken);
  };
}

function openOwnCart(): ShopThunk<void> {
  return runTask(cartLane, () => async (dispatch, getState) => {
    const { token, data } = getState().cart;
    await dispatch(openCart(data?.state === 'decided' ? null : token));
  });
}

/**
 * Reads the cart of the stored token; null when there is none. An expired cart is removed and reported by the event
 * `cartExpired`; a new one is opened when it is needed.
 *
 * @param stale reads only if this is still the stored cart; otherwise a newer one has arrived
 */
export function loadCart({ stale }: { stale?: Cart | null } = {}): ShopThunk<Cart | null> {
  return runTask({ ...cartLane, collapseKey: 'load' }, () => async (dispatch, getState, { api, events }) => {
    const { token, data: known } = getState().cart;
    if (stale !== undefined && known !== stale) return known;
    // A member who must log in again gets the cart back by logging in.
    if (token === null || getState().auth.isRefreshFailed) return null;
    try {
      const { data } = await api.GET('/v1/carts/{token}', { params: { path: { token } }, ignoresAbort: true });
      dispatch(cartSlice.actions.cartArrived(data));
      return data;
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== ERROR_CODES.cartExpired) throw error;
      dispatch(cartSlice.actions.cartForgotten());
      // While the products may have been ordered, the shopper is not told to select them again.
      if (!selectIsDecisionOpen(getState())) events.emit({ type: 'cartExpired', message: error.message });
      return null;
    }
  });
}

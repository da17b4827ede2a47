import { type Cart, type CartInit, ApiFailure } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { runTask } from '../tasks/run-task.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { WAITS, ERROR_CODES } from '@shop/constants';
import { waitUntil } from '../tasks/wait-until.ts';
import { selectIsDecisionOpen } from './cart.selectors.ts';

/** Writes to the cart go one after the other. */
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

/** The cart that writes go to: the one at hand, or one that is opened now (none yet, not read yet, or become an order). */
export function ensureCart(): ShopThunk<Cart> {
  return async (dispatch, getState) => {
    const { token, data } = getState().cart;
    if (data !== null && data.token === token && data.state !== 'decided') return data;
    return dispatch(openCart(token));
  };
}

/** The cart after every change that was asked for before. */
export function readyCart(): ShopThunk<Cart> {
  return (dispatch, _getState, { tasks }) => tasks.run(cartLane, () => dispatch(ensureCart()));
}

/** Opens the cart: on a cart page, and by itself at the first add (architecture §3). */
export function initCart(): ShopThunk<Cart> {
  return runTask(
    { ...cartLane, collapseKey: 'init' },
    () => (dispatch, getState) => dispatch(openCart(getState().cart.token)),
  );
}

/** Goes on as a guest after the session has ended: the basket stays, without what is the member's alone. */
export function takeCartAsGuest(): ShopThunk<void> {
  return runTask(cartLane, () => async (dispatch, getState, { tell }) => {
    const cart = await dispatch(openCart(getState().cart.token, { as_guest: true }));
    dispatch(authSlice.actions.sessionEnded({ isRefreshFailed: false }));
    tell({ type: 'cart', cart });
  });
}

/**
 * After a login: the guest's cart joins the member's, or the member's own cart comes back. A cart that is slow keeps
 * nobody from his page for more than 3 s and comes when it comes (spec §9 "cart token").
 */
export function joinCart(): ShopThunk<void> {
  return async (dispatch) => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    // a cart that could not be joined is opened by the page that needs it
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
 * Reads the cart of the stored token; null when there is none. One that ran out is forgotten and told by the event
 * `cartExpired`; a new one is opened when it is needed.
 *
 * @param stale reads only while this is the cart at hand: a change that was quicker has brought a newer one
 */
export function loadCart({ stale }: { stale?: Cart | null } = {}): ShopThunk<Cart | null> {
  return runTask({ ...cartLane, collapseKey: 'load' }, () => async (dispatch, getState, { api, events }) => {
    const { token, data: known } = getState().cart;
    if (stale !== undefined && known !== stale) return known;
    // somebody who must log in again gets the basket back by logging in
    if (token === null || getState().auth.isRefreshFailed) return null;
    try {
      const { data } = await api.GET('/v1/carts/{token}', { params: { path: { token } }, isCached: true });
      dispatch(cartSlice.actions.cartArrived(data));
      return data;
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== ERROR_CODES.cartExpired) throw error;
      dispatch(cartSlice.actions.cartForgotten());
      // nobody is asked to choose the goods again while they may be ordered
      if (!selectIsDecisionOpen(getState())) events.emit({ type: 'cartExpired', message: error.message });
      return null;
    }
  });
}

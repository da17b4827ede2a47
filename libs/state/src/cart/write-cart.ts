import { ApiFailure, cartOfFailure, type ApiAnswer, type ApiClient, type Cart } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';
import { runTask } from '../tasks/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartLane, ensureCart, openCart } from './open-cart.ts';
import { cartSlice } from './cart.slice.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { progressSlice } from '../progress/progress.slice.ts';

/** The cart that a write changes. */
export interface CartTarget {
  token: string;
  /** The header of a write that depends on the shown cart; an outdated version is refused with the current cart. */
  version: { header: { 'If-Match': string } };
}

/** One change of the cart. */
export interface CartWrite {
  send: (api: ApiClient, target: CartTarget) => Promise<ApiAnswer<Cart>>;
  /** A newer write with this key replaces one that is still queued. */
  collapseKey?: string;
  /** Whether the write can be repeated: while offline it is held, and sent when the connection is back. */
  isChoice?: boolean;
  /** Whether the write is repeated on a new cart if the old one has expired, so that added products are not lost. */
  isSentToNewCart?: boolean;
}

/**
 * Changes the cart on the server, one change after the other, and stores the returned cart.
 *
 * An expired cart is replaced and reported by the event `cartExpired`; a deleted member's address resets the shipping
 * once; a refusal with the current cart updates the store (spec §8).
 *
 * @throws ApiFailure when the change is refused
 */
export function writeCart({
  send,
  collapseKey,
  isChoice = false,
  isSentToNewCart = false,
}: CartWrite): ShopThunk<Cart> {
  const strategy = collapseKey === undefined ? cartLane : { ...cartLane, collapseKey };
  return runTask(strategy, () => async (dispatch, getState, { api, events, postToTabs, retryLater }) => {
    const attempt = async (cart: Cart): Promise<Cart> => {
      const { data } = await send(api, {
        token: cart.token,
        version: { header: { 'If-Match': String(cart.version) } },
      });
      dispatch(cartSlice.actions.cartArrived(data));
      postToTabs({ type: 'cart', cart: data });
      return data;
    };
    /** The change may have been made although its response was lost: on a conflict, repeats it on the current cart. */
    const repeat = (cart: Cart): Promise<Cart> =>
      attempt(cart).catch((error: unknown) => {
        const current =
          error instanceof ApiFailure && error.code === ERROR_CODES.versionConflict ? cartOfFailure(error) : null;
        if (current === null) throw error;
        dispatch(cartSlice.actions.cartArrived(current));
        return attempt(current);
      });
    const attemptWithRetry = async (cart: Cart): Promise<Cart> => {
      try {
        return await attempt(cart);
      } catch (failure) {
        const isAnswered = !(failure instanceof ApiFailure) || (failure.kind === 'http' && failure.status < 502);
        if (!isChoice || retryLater === null || isAnswered) throw failure;
        dispatch(progressSlice.actions.lineLost());
        return await retryLater(() => repeat(cart), failure).finally(() => dispatch(progressSlice.actions.lineBack()));
      }
    };
    const cart = await dispatch(ensureCart());
    try {
      return await attemptWithRetry(cart);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const current = cartOfFailure(error);
      if (current !== null) dispatch(cartSlice.actions.cartArrived(current));
      if (error.code === ERROR_CODES.shippingAddressGone) await dispatch(resetGoneAddress(cart));
      if (error.code !== ERROR_CODES.cartExpired) throw error;
      // After the session has expired, the shopper continues as a guest with the same cart.
      const isLost = getState().auth.isRefreshFailed;
      if (isLost) dispatch(authSlice.actions.sessionEnded({ isRefreshFailed: false }));
      const fresh = await dispatch(isLost ? openCart(cart.token, { as_guest: true }) : openCart(null));
      if (isSentToNewCart || (isLost && fresh.token === cart.token)) return attempt(fresh);
      events.emit({ type: 'cartExpired', message: error.message });
      throw error;
    }
  });
}

/** Resets the shipping and removes the address, once per cart (spec §4, §8). Runs inside the queue. */
export function resetGoneAddress({ token }: Cart): ShopThunk<void> {
  return async (dispatch, _getState, { api, resetCarts }) => {
    if (resetCarts.has(token)) return;
    resetCarts.add(token);
    const { data } = await api.PATCH('/v1/carts/shippings/reset', { body: { token, is_removing_address: true } });
    dispatch(cartSlice.actions.cartArrived(data));
  };
}

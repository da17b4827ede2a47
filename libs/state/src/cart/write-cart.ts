import { ApiFailure, cartOfFailure, type ApiAnswer, type ApiClient, type Cart } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';
import { runTask } from '../tasks/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartLane, ensureCart, openCart } from './open-cart.ts';
import { cartSlice } from './cart.slice.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { progressSlice } from '../progress/progress.slice.ts';

/** What a write knows of the cart it changes. */
export interface CartTarget {
  token: string;
  /** Header of a write that is meant for what the shopper sees; a stale one is refused with the current cart. */
  version: { header: { 'If-Match': string } };
}

/** One change of the cart. */
export interface CartWrite {
  send: (api: ApiClient, target: CartTarget) => Promise<ApiAnswer<Cart>>;
  /** A later write of this key replaces one that still waits. */
  collapseKey?: string;
  /** Says what a part of the cart shall be: while the line is lost it is kept, and written when it is back. */
  isChoice?: boolean;
  /** Sends it again to a new cart when the old one ran out: what is added is not lost. */
  isSentToNewCart?: boolean;
}

/**
 * Changes the cart on the server, one change after the other, and takes the cart that comes back.
 *
 * A cart that ran out is replaced and told by the event `cartExpired`; a member's address that is gone resets the
 * shipping once; a refusal that brings the current cart updates it (spec §8).
 *
 * @throws ApiFailure when the change was refused
 */
export function writeCart({
  send,
  collapseKey,
  isChoice = false,
  isSentToNewCart = false,
}: CartWrite): ShopThunk<Cart> {
  const strategy = collapseKey === undefined ? cartLane : { ...cartLane, collapseKey };
  return runTask(strategy, () => async (dispatch, getState, { api, events, tell, hold }) => {
    const attempt = async (cart: Cart): Promise<Cart> => {
      const { data } = await send(api, {
        token: cart.token,
        version: { header: { 'If-Match': String(cart.version) } },
      });
      dispatch(cartSlice.actions.cartArrived(data));
      tell({ type: 'cart', cart: data });
      return data;
    };
    /** The answer may have been lost, not the change: it is said again of the cart as it is. */
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
        if (!isChoice || hold === null || isAnswered) throw failure;
        dispatch(progressSlice.actions.lineLost());
        return await hold(() => repeat(cart), failure).finally(() => dispatch(progressSlice.actions.lineBack()));
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
      // Whoever shops on after the session has ended does so as a guest, with the same basket.
      const isLost = getState().auth.isRefreshFailed;
      if (isLost) dispatch(authSlice.actions.sessionEnded({ isRefreshFailed: false }));
      const fresh = await dispatch(isLost ? openCart(cart.token, { as_guest: true }) : openCart(null));
      if (isSentToNewCart || (isLost && fresh.token === cart.token)) return attempt(fresh);
      events.emit({ type: 'cartExpired', message: error.message });
      throw error;
    }
  });
}

/** Resets the shipping and takes the address away, once for a cart (spec §4, §8). Runs inside the queue. */
export function resetGoneAddress({ token }: Cart): ShopThunk<void> {
  return async (dispatch, _getState, { api, resetCarts }) => {
    if (resetCarts.has(token)) return;
    resetCarts.add(token);
    const { data } = await api.PATCH('/v1/carts/shippings/reset', { body: { token, is_removing_address: true } });
    dispatch(cartSlice.actions.cartArrived(data));
  };
}

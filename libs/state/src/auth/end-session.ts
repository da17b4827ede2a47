import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { addressSlice } from '../address/address.slice.ts';
import { cartSlice } from '../cart/cart.slice.ts';
import { noteDecision } from '../cart/decision.ts';
import { favouriteSlice } from '../favourite/favourite.slice.ts';
import { historySlice } from '../history/history.slice.ts';
import type { ShopState } from '../store/shop-state.ts';
import type { ShopExtra } from '../store/shop-thunk.ts';
import { userSlice } from '../user/user.slice.ts';
import { authSlice } from './auth.slice.ts';

/** How a session ends here. */
export interface SessionEnd {
  /** Cart and recent history stay, for somebody who will log in again (spec §4 "Logout"). */
  keepsCart: boolean;
  isRefreshFailed?: boolean;
}

/** Forgets the person in this tab: bearer, member's data and, unless kept, the cart. Calls nobody and tells nobody. */
export function endSession({
  keepsCart,
  isRefreshFailed = false,
}: SessionEnd): ThunkAction<void, ShopState, ShopExtra, UnknownAction> {
  return (dispatch) => {
    dispatch(authSlice.actions.sessionEnded({ isRefreshFailed }));
    dispatch(userSlice.actions.userForgotten());
    dispatch(addressSlice.actions.addressesForgotten());
    dispatch(favouriteSlice.actions.favouritesForgotten());
    if (keepsCart) return;
    dispatch(noteDecision(null));
    dispatch(cartSlice.actions.cartForgotten());
    dispatch(historySlice.actions.historyCleared());
  };
}

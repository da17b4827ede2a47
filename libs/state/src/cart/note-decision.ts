import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ShopState } from '../store/shop-state.ts';
import type { ShopExtra } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { keepDecision, type SentDecision } from './decision-memory.ts';

/** Notes what was sent, here, in the browser's memory and in the other tabs; null when nothing is open and nothing stands. */
export function noteDecision(sent: SentDecision | null): ThunkAction<void, ShopState, ShopExtra, UnknownAction> {
  return (dispatch, _getState, { environment, tell }) => {
    keepDecision(environment.local, sent);
    dispatch(cartSlice.actions.decisionNoted(sent));
    tell({ type: 'decision', sent });
  };
}

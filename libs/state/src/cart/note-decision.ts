import type { ShopSyncThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { storeDecision, type SentDecision } from './decision-memory.ts';

/** Saves the sent decision in the store, in localStorage and in the other tabs. @param sent null for no open order */
export function noteDecision(sent: SentDecision | null): ShopSyncThunk {
  return (dispatch, _getState, { environment, postToTabs }) => {
    storeDecision(environment.local, sent);
    dispatch(cartSlice.actions.decisionNoted(sent));
    postToTabs({ type: 'decision', sent });
  };
}

import { authSlice } from '../auth/auth.slice.ts';
import { checkLogin, endSession } from '../session/session.ts';
import { cartSlice } from '../cart/cart.slice.ts';
import { progressSlice } from '../progress/progress.slice.ts';
import type { ShopEvent } from './shop-event.ts';
import type { ShopState } from './shop-state.ts';
import type { AppDispatch } from './shop-thunk.ts';
import type { Cart } from '@shop/api';
import type { SharedSession } from '../auth/auth.slice.ts';
import type { SentDecision } from '../cart/decision-memory.ts';

/** A message from one tab of the shop to the others. */
export type TabMessage =
  | { type: 'session'; session: SharedSession }
  /** `isLost`: the session expired without a logout; the member can log in again and continue. */
  | { type: 'loggedOut'; keepsCart: boolean; isLost: boolean }
  | { type: 'cart'; cart: Cart }
  | { type: 'decision'; sent: SentDecision | null };

interface TabStore {
  getState: () => ShopState;
  dispatch: AppDispatch;
}

interface TabListener {
  emit: (event: ShopEvent) => void;
  /** The member whom this document has shown; null if none. */
  shownMember: () => string | null;
}

/** Follows the other tabs: logs in and out with them, and adopts refreshed access tokens and changes of the cart. */
export function joinTabs(
  tabs: BroadcastChannel,
  { getState, dispatch }: TabStore,
  { emit, shownMember }: TabListener,
): void {
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    switch (data.type) {
      case 'session': {
        // The whole document is the previous member's and must be left.
        const shown = shownMember();
        if (shown !== null && shown !== data.session.userId) return emit({ type: 'memberChanged' });
        dispatch(authSlice.actions.sessionShared(data.session));
        if (!getState().auth.isLogin) void dispatch(checkLogin());
        return;
      }
      case 'loggedOut':
        if (!data.isLost) dispatch(progressSlice.actions.logoutBegan());
        dispatch(endSession({ keepsCart: data.keepsCart, isRefreshFailed: data.isLost }));
        // After an expired session typed values remain; the next step that needs a member requests the login.
        if (!data.isLost) emit({ type: 'loggedOut', isOtherTab: true });
        return;
      case 'cart':
        if (getState().cart.token === data.cart.token) dispatch(cartSlice.actions.cartArrived(data.cart));
        return;
      case 'decision':
        dispatch(cartSlice.actions.decisionNoted(data.sent));
    }
  };
}

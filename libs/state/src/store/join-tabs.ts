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

/** What one tab of the shop tells the others. */
export type TabMessage =
  | { type: 'session'; session: SharedSession }
  /** `isLost`: nobody logged out, the session ended: the person may log in again and go on where he was. */
  | { type: 'loggedOut'; keepsCart: boolean; isLost: boolean }
  | { type: 'cart'; cart: Cart }
  | { type: 'decision'; sent: SentDecision | null };

interface TabStore {
  getState: () => ShopState;
  dispatch: AppDispatch;
}

interface TabListener {
  emit: (event: ShopEvent) => void;
  /** The member whom this document has shown, null while there was none. */
  shownMember: () => string | null;
}

/** Follows the other tabs: login and logout there are ones here, a renewed bearer is used here, one cart is kept in step. */
export function joinTabs(
  tabs: BroadcastChannel,
  { getState, dispatch }: TabStore,
  { emit, shownMember }: TabListener,
): void {
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    switch (data.type) {
      case 'session': {
        // Nothing of this document is for another member: it has to go as a whole.
        const shown = shownMember();
        if (shown !== null && shown !== data.session.userId) return emit({ type: 'memberChanged' });
        dispatch(authSlice.actions.sessionShared(data.session));
        if (!getState().auth.isLogin) void dispatch(checkLogin());
        return;
      }
      case 'loggedOut':
        if (!data.isLost) dispatch(progressSlice.actions.logoutBegan());
        dispatch(endSession({ keepsCart: data.keepsCart, isRefreshFailed: data.isLost }));
        // Where a session ended nothing that was typed is forgotten: the next step that needs the person asks for the login.
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

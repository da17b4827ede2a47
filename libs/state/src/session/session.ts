import { addressSlice } from '../address/address.slice.ts';
import { cartSlice } from '../cart/cart.slice.ts';
import { noteDecision } from '../cart/note-decision.ts';
import { favouriteSlice } from '../favourite/favourite.slice.ts';
import { historySlice } from '../history/history.slice.ts';
import type { ShopSyncThunk, ShopThunk } from '../store/shop-thunk.ts';
import { userSlice } from '../user/user.slice.ts';
import { readStoredAccessToken, SESSION_KEY } from '../auth/stored-session.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { type SessionLoss, ApiFailure } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { progressSlice } from '../progress/progress.slice.ts';
import { runTask } from '../tasks/run-task.ts';
import { loadUser } from '../user/member.ts';

/** How a session ends. */
export interface SessionEnd {
  /** Whether cart and recent history remain for the next login (spec §4 "Logout"). */
  keepsCart: boolean;
  isRefreshFailed?: boolean;
}

/** Deletes session, member's data and, unless `keepsCart`, the cart in this tab; sends no request or message. */
export function endSession({ keepsCart, isRefreshFailed = false }: SessionEnd): ShopSyncThunk {
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

/** Called when the access token cannot be refreshed: the member must log in again; the cart remains (spec §4, §8). */
export function loseSession(loss: SessionLoss): ShopThunk<void> {
  return async (dispatch, getState, { events, postToTabs, flush }) => {
    const { auth, progress } = getState();
    // Requests that fail together end one session; after a logout there is none to lose.
    if (auth.isRefreshFailed || progress.isLoggedOut) return;
    dispatch(endSession({ keepsCart: true, isRefreshFailed: true }));
    postToTabs({ type: 'loggedOut', keepsCart: true, isLost: true });
    events.emit({
      type: 'sessionLost',
      to: loss === 'before_request' ? withQuery(paths.login(), { re: '1' }) : paths.login(),
    });
    await flush();
  };
}

/** The result of the login check; `failed`: the server gave no result. */
export type LoginCheck = { kind: 'member' } | { kind: 'guest' } | { kind: 'failed'; failure: ApiFailure };

/** Checks whether the access token is still valid (spec §4 "Login check"). */
export function checkLogin(): ShopThunk<LoginCheck> {
  return runTask({ kind: 'once', key: 'login-check' }, () => async (dispatch, getState) => {
    try {
      if (getState().auth.accessToken === null) return { kind: 'guest' };
      await dispatch(loadUser());
      dispatch(authSlice.actions.loginConfirmed());
      return { kind: 'member' };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return error.status === 401 ? { kind: 'guest' } : { kind: 'failed', failure: error };
    } finally {
      dispatch(progressSlice.actions.loginChecked());
    }
  });
}

/**
 * Ends the session in all tabs and on the server; in the tabs also when the server cannot be reached.
 *
 * @param keepsCart whether the cart token remains (spec §4 "Logout")
 */
export function logout({ keepsCart = false }: { keepsCart?: boolean } = {}): ShopThunk<void> {
  return runTask(
    { kind: 'once', key: 'logout' },
    () =>
      async (dispatch, getState, { api, events, postToTabs, flush, environment }) => {
        const { userId } = getState().auth;
        dispatch(progressSlice.actions.logoutBegan());
        try {
          await api.POST('/v1/auth/logout');
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error;
        }
        dispatch(endSession({ keepsCart }));
        postToTabs({ type: 'loggedOut', keepsCart, isLost: false });
        events.emit({ type: 'loggedOut', isOtherTab: false });
        await flush();
        // Also deletes an access token that another tab refreshed without this tab's knowledge.
        if (readStoredAccessToken(environment.local)?.userId === userId) environment.local.removeItem(SESSION_KEY);
      },
  );
}

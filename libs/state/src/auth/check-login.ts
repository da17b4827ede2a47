import { ApiFailure } from '@shop/api';
import { progressSlice } from '../progress/progress.slice.ts';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { loadUser } from '../user/load-user.ts';
import { authSlice } from './auth.slice.ts';

/** Who is there; `failed` when the server could not say. */
export type LoginCheck = { kind: 'member' } | { kind: 'guest' } | { kind: 'failed'; failure: ApiFailure };

/** Finds out whether the stored bearer still stands for somebody (spec §4 "Login check"). */
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

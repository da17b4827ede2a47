import { ApiFailure } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { progressSlice } from '../progress/progress.slice.ts';
import { endSession } from './end-session.ts';

/**
 * Ends the session here, on the server and in all tabs. It ends here even when the server cannot be reached.
 *
 * @param keepsCart keeps the cart token (spec §4 "Logout")
 */
export function logout({ keepsCart = false }: { keepsCart?: boolean } = {}): ShopThunk<void> {
  return runTask({ kind: 'once', key: 'logout' }, () => async (dispatch, _getState, { api, emit, tell, flush }) => {
    dispatch(progressSlice.actions.logoutBegan());
    try {
      await api.POST('/v1/auth/logout');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
    dispatch(endSession({ keepsCart }));
    tell({ type: 'loggedOut', keepsCart, isLost: false });
    emit({ type: 'loggedOut', isOtherTab: false });
    await flush();
  });
}

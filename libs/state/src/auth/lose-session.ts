import type { SessionLoss } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { endSession } from './end-session.ts';

/** The bearer could not be kept: the person is asked to log in again and keeps the basket (spec §4, §8). */
export function loseSession(loss: SessionLoss): ShopThunk<void> {
  return async (dispatch, getState, { emit, tell, flush }) => {
    const { auth, progress } = getState();
    // calls that failed together lose one session; those that a logout overtook lose none
    if (auth.isRefreshFailed || progress.isLoggedOut) return;
    dispatch(endSession({ keepsCart: true, isRefreshFailed: true }));
    tell({ type: 'loggedOut', keepsCart: true, isLost: true });
    emit({
      type: 'sessionLost',
      to: loss === 'before_request' ? withQuery(paths.login(), { re: '1' }) : paths.login(),
    });
    await flush();
  };
}

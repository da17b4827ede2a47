import { WAITS } from '@shop/constants';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { waitUntil } from '../tasks/wait-until.ts';

/** Whether a member is logged in; waits for the login check, 3 s at most (spec §4, §9). */
export function waitForLogin(): ShopThunk<boolean> {
  return async (_dispatch, getState, { start }) => {
    await start();
    await waitUntil(() => getState().progress.isLoginChecked, WAITS.loginCheck);
    return getState().auth.isLogin;
  };
}

import { WAITS } from '@shop/constants';
import type { ShopState } from '../store/shop-state.ts';
import { waitUntil } from '../tasks/wait-until.ts';

/** Whether somebody is logged in: waits for the login check, 3 s at most (spec §4, §9). */
export async function isMember(getState: () => Pick<ShopState, 'auth' | 'progress'>): Promise<boolean> {
  await waitUntil(() => getState().progress.isLoginChecked, WAITS.loginCheck);
  return getState().auth.isLogin;
}

import type { AuthResult } from '@shop/api';
import { joinCart } from '../cart/open-cart.ts';
import { grantWish } from '../favourite/wish-favourite.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { loadUser } from '../user/load-user.ts';
import { authSlice } from './auth.slice.ts';

/** What a login came to. */
export type LoginOutcome =
  | { kind: 'loggedIn'; hasPasswordExpired: boolean; hasMailErrorCountOver: boolean }
  /** A code was mailed; the state waits for it. */
  | { kind: 'verify' };

/** Takes the answer of login or verify: a session with the member's data and the joined cart, or the wait for a code. */
export function openSession(result: AuthResult): ShopThunk<LoginOutcome> {
  return async (dispatch, getState, { environment, tell, flush }) => {
    const { isSyncUserChannel } = getState().auth;
    if (result.is_verify) {
      const challenge = result.verify_code ?? '';
      dispatch(authSlice.actions.secondFactorAsked({ userId: result.user_id, challenge, isSyncUserChannel }));
      return { kind: 'verify' };
    }
    dispatch(authSlice.actions.sessionGranted({ result, at: environment.now() }));
    const { accessToken, tokenExpiresAt, userId, hasPasswordExpired, hasMailErrorCountOver } = getState().auth;
    tell({ type: 'session', session: { accessToken, tokenExpiresAt, userId } });
    // the person is logged in even when one of these must be asked again later
    await Promise.allSettled([dispatch(loadUser()), dispatch(joinCart()), dispatch(grantWish()), flush()]);
    return { kind: 'loggedIn', hasPasswordExpired, hasMailErrorCountOver };
  };
}

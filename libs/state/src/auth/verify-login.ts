import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { openSession, type LoginOutcome } from './open-session.ts';

/** Ends a login that waits for its mailed code. @throws ApiFailure `auth.verify_code.invalid`, `auth.verify_code.expired` */
export function verifyLogin(verifyCode: string): ShopThunk<LoginOutcome> {
  return runTask({ kind: 'once', key: 'verify' }, () => async (dispatch, getState, { api }) => {
    const { mfa, isSyncUserChannel } = getState().auth;
    const { data } = await api.POST('/v1/auth/verify', {
      body: {
        user_id: mfa?.userId ?? '',
        challenge: mfa?.challenge ?? '',
        verify_code: verifyCode,
        is_sync_user_channel: isSyncUserChannel,
      },
    });
    return dispatch(openSession(data));
  });
}

import type { LoginInput } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { authSlice } from './auth.slice.ts';
import { openSession, type LoginOutcome } from './open-session.ts';

/** Logs in; `verify` means that a mailed code is asked for next. @throws ApiFailure `auth.invalid_credentials`, `auth.locked` */
export function login(input: LoginInput): ShopThunk<LoginOutcome> {
  return runTask({ kind: 'once', key: 'login' }, () => async (dispatch, _getState, { api }) => {
    const { data } = await api.POST('/v1/auth/login', { body: input });
    dispatch(authSlice.actions.channelSynced(false));
    return dispatch(openSession(data));
  });
}

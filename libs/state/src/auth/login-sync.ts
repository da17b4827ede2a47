import type { LoginInput } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { authSlice } from './auth.slice.ts';
import { openSession, type LoginOutcome } from './open-session.ts';

/** Logs a member of another channel in, by what he has there; refusals are those of `login`. */
export function loginSync(input: LoginInput): ShopThunk<LoginOutcome> {
  return runTask({ kind: 'once', key: 'login' }, () => async (dispatch, _getState, { api }) => {
    const { data } = await api.POST('/v1/auth/login-sync-channel', { body: input });
    dispatch(authSlice.actions.channelSynced(true));
    return dispatch(openSession(data));
  });
}

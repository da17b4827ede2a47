import type { User, UserInput } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { openSession } from './open-session.ts';

/** Registers and logs in (spec §4 "Registering a user is followed by automatic login"). */
export function register(input: UserInput): ShopThunk<User> {
  return runTask({ kind: 'once', key: 'register' }, () => async (dispatch, _getState, { api }) => {
    const { data: user } = await api.POST('/v1/users', { body: input });
    const { data } = await api.POST('/v1/auth/login', { body: { username: user.username, password: input.password } });
    await dispatch(openSession(data));
    return user;
  });
}

import type { User } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { userSlice } from './user.slice.ts';

/** Reads the member. Leaving the page does not cancel it. */
export function loadUser(): ShopThunk<User> {
  return runTask({ kind: 'once', key: 'user' }, () => async (dispatch, _getState, { api }) => {
    const { data } = await api.GET('/v1/me/user', { isKept: true });
    dispatch(userSlice.actions.userArrived(data));
    return data;
  });
}

import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { userSlice } from './user.slice.ts';

/** Counts what the shop has told the member and was not read. */
export function countUnreadMessages(): ShopThunk<number> {
  return runTask({ kind: 'once', key: 'unread-messages' }, () => async (dispatch, _getState, { api }) => {
    const { data, pagination } = await api.GET('/v1/me/system-messages', {
      params: { query: { unread: 1, per: '1' } },
    });
    const unread = pagination?.total ?? data.length;
    dispatch(userSlice.actions.unreadCounted(unread));
    return unread;
  });
}

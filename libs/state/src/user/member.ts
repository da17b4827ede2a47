import type { User, EmailVerifyResult } from '@shop/api';
import { runTask } from '../tasks/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { userSlice } from './user.slice.ts';
import { waitForLogin } from '../auth/wait-for-login.ts';

/** Reads the member. Leaving the page does not cancel the request. */
export function loadUser(): ShopThunk<User> {
  return runTask({ kind: 'once', key: 'user' }, () => async (dispatch, _getState, { api }) => {
    const { data } = await api.GET('/v1/me/user', { ignoresAbort: true });
    dispatch(userSlice.actions.userArrived(data));
    return data;
  });
}

/** Reads how many points the member can spend on this channel; one point pays one yen. @throws ApiFailure */
export function countPoints(): ShopThunk<number> {
  return runTask({ kind: 'once', key: 'points' }, () => async (dispatch, _getState, { api }) => {
    const { available } = (await api.GET('/v1/me/points')).data;
    dispatch(userSlice.actions.pointsCounted(available));
    return available;
  });
}

/** Counts the member's unread messages from the shop. */
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

/** Returns the ids of news that the member has read; null for a guest. @throws ApiFailure */
export function listReadNews(): ShopThunk<readonly number[] | null> {
  return async (dispatch, _getState, { api }) => {
    if (!(await dispatch(waitForLogin()))) return null;
    const { data } = await api.GET('/v1/news', { params: { query: { per: 'all' } } });
    return data.filter(({ is_read }) => is_read).map(({ id }) => id);
  };
}

/** Reports that the member has read a news item; does nothing for a guest. @throws ApiFailure */
export function readNews(id: number): ShopThunk<void> {
  return async (dispatch, _getState, { api }) => {
    if (await dispatch(waitForLogin()))
      await api.POST('/v1/news/readables', { body: { readable_id: id }, ignoresAbort: true });
  };
}

/** Redeems the mailed link; the member is then fully registered (spec §4). */
export function verifyEmail(code: string): ShopThunk<EmailVerifyResult> {
  return runTask({ kind: 'once', key: `verify-email ${code}` }, () => async (dispatch, getState, { api }) => {
    const { data } = await api.POST('/v1/email-verify/check', { body: { code } });
    if (data.is_registered_member && data.email === getState().user.data?.email)
      dispatch(userSlice.actions.emailVerified());
    return data;
  });
}

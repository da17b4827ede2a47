import type { EmailVerifyResult } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { userSlice } from './user.slice.ts';

/** Redeems the mailed link; the member is registered in full from then on (spec §4). */
export function verifyEmail(code: string): ShopThunk<EmailVerifyResult> {
  return runTask({ kind: 'once', key: `verify-email ${code}` }, () => async (dispatch, getState, { api }) => {
    const { data } = await api.POST('/v1/email-verify/check', { body: { code } });
    if (data.is_registered_member && data.email === getState().user.data?.email)
      dispatch(userSlice.actions.emailVerified());
    return data;
  });
}

import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { userSlice } from './user.slice.ts';

/** Reads how many points the member can spend on this channel; one point pays one yen. @throws ApiFailure */
export function countPoints(): ShopThunk<number> {
  return runTask({ kind: 'once', key: 'points' }, () => async (dispatch, _getState, { api }) => {
    const { available } = (await api.GET('/v1/me/points')).data;
    dispatch(userSlice.actions.pointsCounted(available));
    return available;
  });
}

import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { favouriteSlice } from './favourite.slice.ts';

/** Reads which products the member keeps: one call for all hearts, however many ask for it. Nothing is asked for a guest. */
export function loadFavourites(): ShopThunk<void> {
  return runTask({ kind: 'once', key: 'favourites' }, () => async (dispatch, getState, { api }) => {
    const { auth, favourite } = getState();
    if (!auth.isLogin || favourite.status === 'read') return;
    const { data } = await api.GET('/v1/me/user-lists');
    dispatch(favouriteSlice.actions.favouritesArrived([...new Set(data.flatMap(({ ids }) => ids))]));
  });
}

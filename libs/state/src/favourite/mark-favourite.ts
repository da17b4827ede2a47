import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { favouriteSlice } from './favourite.slice.ts';

/**
 * Puts products on the member's favourites or takes them off; their flags toggle at once, and back when it is refused.
 * @throws ApiFailure `user_list.limit_reached`, `product.not_found`: its words are to be shown (spec §8)
 */
export function markFavourite({ ids, isOn }: { ids: number[]; isOn: boolean }): ShopThunk<void> {
  return async (dispatch) => {
    const mark = (as: boolean) => {
      for (const id of ids) dispatch(favouriteSlice.actions.favouriteMarked({ id, isOn: as }));
    };
    mark(isOn);
    await dispatch(
      runTask({ kind: 'queue', lane: 'favourites' }, () => async (_dispatch, _getState, { api }) => {
        try {
          await api.PATCH(isOn ? '/v1/me/user-lists/attach' : '/v1/me/user-lists/detach', {
            body: { table: 'products', ids },
          });
          // A list that was read meanwhile may not have known it yet.
          mark(isOn);
        } catch (error) {
          mark(!isOn);
          throw error;
        }
      }),
    );
  };
}

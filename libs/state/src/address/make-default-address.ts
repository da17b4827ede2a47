import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { addressSlice } from './address.slice.ts';

/** Makes an address the default one; the flag moves (spec §4). */
export function makeDefaultAddress(id: number): ShopThunk<void> {
  return runTask(
    { kind: 'queue', lane: 'address', collapseKey: 'default' },
    () =>
      async (dispatch, _getState, { api }) => {
        const { data } = await api.PATCH('/v1/me/user-addresses/{id}/use', { params: { path: { id } } });
        dispatch(addressSlice.actions.defaultMoved(data));
      },
  );
}

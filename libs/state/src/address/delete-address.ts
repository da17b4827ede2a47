import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { addressSlice } from './address.slice.ts';

/** Deletes an address. @throws ApiFailure `address.main_address` for the member's own main address */
export function deleteAddress(id: number): ShopThunk<void> {
  return runTask({ kind: 'once', key: `delete address ${id}` }, () => async (dispatch, _getState, { api }) => {
    await api.DELETE('/v1/me/user-addresses/{id}', { params: { path: { id } } });
    dispatch(addressSlice.actions.addressDeleted(id));
  });
}

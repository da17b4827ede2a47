import type { Address, AddressInput } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { addressSlice } from './address.slice.ts';

/** Adds an address, or changes the one with `id`. @throws ApiFailure `address.limit_reached`, `address.not_found` */
export function saveAddress({ id, address }: { id?: number; address: AddressInput }): ShopThunk<Address> {
  return runTask({ kind: 'once', key: `address ${id ?? 'new'}` }, () => async (dispatch, _getState, { api }) => {
    const { data } =
      id === undefined
        ? await api.POST('/v1/me/user-addresses', { body: address })
        : await api.PUT('/v1/me/user-addresses/{id}', { params: { path: { id } }, body: address });
    dispatch(addressSlice.actions.addressSaved(data));
    return data;
  });
}

import { PER_ALL } from '@shop/constants';
import { runTask } from '../tasks/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { addressSlice } from './address.slice.ts';
import type { Address, AddressInput } from '@shop/api';

/** Reads the address book with its limit. */
export function loadAddresses(): ShopThunk<void> {
  return runTask({ kind: 'once', key: 'addresses' }, () => async (dispatch, _getState, { api }) => {
    const { data, limit } = await api.GET('/v1/me/user-addresses', {
      params: { query: { per: PER_ALL } },
      ignoresAbort: true,
    });
    dispatch(addressSlice.actions.addressesArrived({ addresses: data, limit }));
  });
}

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

/** Deletes an address. @throws ApiFailure `address.main_address` for the member's own main address */
export function deleteAddress(id: number): ShopThunk<void> {
  return runTask({ kind: 'once', key: `delete address ${id}` }, () => async (dispatch, _getState, { api }) => {
    await api.DELETE('/v1/me/user-addresses/{id}', { params: { path: { id } } });
    dispatch(addressSlice.actions.addressDeleted(id));
  });
}

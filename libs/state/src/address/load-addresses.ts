import { PER_ALL } from '@shop/constants';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { addressSlice } from './address.slice.ts';

/** Reads the address book with its limit. */
export function loadAddresses(): ShopThunk<void> {
  return runTask({ kind: 'once', key: 'addresses' }, () => async (dispatch, _getState, { api }) => {
    const { data, limit } = await api.GET('/v1/me/user-addresses', {
      params: { query: { per: PER_ALL } },
      isKept: true,
    });
    dispatch(addressSlice.actions.addressesArrived({ addresses: data, limit }));
  });
}

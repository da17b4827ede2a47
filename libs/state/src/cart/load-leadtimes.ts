import type { Leadtime } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { readyCart } from './ready-cart.ts';

/** Reads delivery days and slots, of all parcels or of those named. */
export function loadLeadtimes(packingKeys: readonly string[] = []): ShopThunk<Leadtime[]> {
  return runTask({ kind: 'cancelPrevious', key: 'leadtimes' }, (signal) => async (dispatch, _getState, { api }) => {
    const { token } = await dispatch(readyCart());
    const query = packingKeys.length === 0 ? {} : { 'keys[]': [...packingKeys] };
    const { data } = await api.GET('/v1/shipping-leadtime/carts/{token}', {
      params: { path: { token }, query },
      signal,
    });
    dispatch(cartSlice.actions.leadtimesArrived(data));
    return data;
  });
}

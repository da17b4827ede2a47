import type { PaymentMethod } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { readyCart } from './ready-cart.ts';

/** Reads the payment methods of the cart, the closed ones with their reason. */
export function loadPaymethods(): ShopThunk<PaymentMethod[]> {
  return runTask({ kind: 'cancelPrevious', key: 'paymethods' }, (signal) => async (dispatch, _getState, { api }) => {
    const { token } = await dispatch(readyCart());
    const { data } = await api.GET('/v1/payments/carts/{token}', { params: { path: { token } }, signal });
    dispatch(cartSlice.actions.paymethodsArrived(data));
    return data;
  });
}

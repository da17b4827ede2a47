import type { PaymentServiceSettings } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';

/** Settings of a payment service, read once. */
export function loadPaymentService(code: string): ShopThunk<PaymentServiceSettings> {
  return runTask({ kind: 'once', key: `payment service ${code}` }, () => async (dispatch, getState, { api }) => {
    const known = getState().cart.payServSettings[code];
    if (known !== undefined) return known;
    const { data } = await api.GET('/v1/settings/payment-service/{code}', { params: { path: { code } } });
    dispatch(cartSlice.actions.paymentServiceArrived(data));
    return data;
  });
}

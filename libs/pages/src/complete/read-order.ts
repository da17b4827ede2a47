import { ApiFailure, type ReturnedPayment } from '@shop/api';
import type { ShopThunk } from '@shop/state';
import type { OrderResult } from './order-result.ts';
import type { ReturnKey } from './return-key.ts';

/** Reads the order by the token of its cart, or as the member who placed it. */
export function readOrder(id: string): ShopThunk<OrderResult> {
  return async (_dispatch, getState, { api }) => {
    const { order, token: currentToken } = getState().cart;
    const token = order?.id === id ? order.token : currentToken;
    const { data } = await api.GET('/v1/carts/order/{id}', {
      params: { path: { id }, ...(token && { header: { 'X-Cart-Token': token } }) },
      ignoresAbort: true,
    });
    return { kind: 'order', order: data };
  };
}

/** Returns the state of the order in a return URL; the order itself for the member who placed it. */
export function readReturned({ order, key }: ReturnKey): ShopThunk<OrderResult> {
  return async (dispatch, getState, { api }) => {
    const { data } = await api.GET('/v1/carts/order/{id}/payment', {
      params: { path: { id: order }, header: { 'X-Return-Key': key } },
    });
    const returned: OrderResult = { kind: 'returned', state: data.state, orderNo: data.order_no };
    return getState().auth.isLogin && isPlaced(data)
      ? await dispatch(readOrder(order)).catch(unlessOthers(returned))
      : returned;
  };
}

function isPlaced({ state }: ReturnedPayment): boolean {
  return state === 'paid' || state === 'accepted' || state === 'awaiting_payment';
}

const unlessOthers = (returned: OrderResult) => (error: unknown) => {
  if (error instanceof ApiFailure && error.status === 404) return returned;
  throw error;
};

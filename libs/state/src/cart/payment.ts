import {
  type Leadtime,
  type PaymentServiceSettings,
  type PaymentMethod,
  ApiFailure,
  type PaymentCheck,
  type Cart,
} from '@shop/api';
import { runTask } from '../tasks/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { readyCart, loadCart } from './open-cart.ts';
import { trackPurchase } from '../track/track-purchase.ts';
import { noteDecision } from './note-decision.ts';
import { forgetPayment, paymentInProgress } from './payment-memory.ts';
import { writeCart } from './write-cart.ts';

/** Reads delivery days and slots of the named parcels, or of all. */
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

/** Reads the settings of a payment service, once. */
export function loadPaymentService(code: string): ShopThunk<PaymentServiceSettings> {
  return runTask({ kind: 'once', key: `payment service ${code}` }, () => async (dispatch, getState, { api }) => {
    const known = getState().cart.payServSettings[code];
    if (known !== undefined) return known;
    const { data } = await api.GET('/v1/settings/payment-service/{code}', { params: { path: { code } } });
    dispatch(cartSlice.actions.paymentServiceArrived(data));
    return data;
  });
}

/** Reads the payment methods of the cart; those not available have a reason. */
export function loadPaymethods(): ShopThunk<PaymentMethod[]> {
  return runTask({ kind: 'cancelPrevious', key: 'paymethods' }, (signal) => async (dispatch, _getState, { api }) => {
    const { token } = await dispatch(readyCart());
    const { data } = await api.GET('/v1/payments/carts/{token}', { params: { path: { token } }, signal });
    dispatch(cartSlice.actions.paymethodsArrived(data));
    return data;
  });
}

const NOTHING_TO_CHECK = {
  kind: 'http',
  status: 404,
  code: 'payment.not_found',
  message: '',
  errors: {},
  retryable: false,
  retryAfter: null,
} as const;

/**
 * Requests the result of the payment; the URL's parameters are never trusted. A payment that has succeeded or failed is
 * no longer in progress (spec §4, contract: PaymentCheck).
 *
 * @throws ApiFailure `payment.not_found` when this browser has no payment
 */
export function checkPayment(): ShopThunk<PaymentCheck> {
  return runTask(
    { kind: 'once', key: 'payment check' },
    () =>
      async (dispatch, getState, { api, events, environment }) => {
        const { decideData, data: cart, order: placed } = getState().cart;
        const token = placed?.token ?? getState().cart.token;
        const paymentId =
          decideData?.payment_id ?? paymentInProgress(environment) ?? cart?.detail.order.payment_id ?? null;
        if (token === null || paymentId === null) throw new ApiFailure(NOTHING_TO_CHECK);
        const { data } = await api.GET('/v1/carts/{token}/payment/{payment_id}/check', {
          params: { path: { token, payment_id: paymentId } },
        });
        dispatch(cartSlice.actions.paymentChecked({ check: data, token }));
        if (data.next_action === 'complete') {
          const { order } = getState().cart;
          if (order !== null) {
            dispatch(trackPurchase(order));
            events.emit({ type: 'orderPlaced', orderId: order.id });
          }
          dispatch(cartSlice.actions.orderCompleted());
        }
        if (data.next_action === 'complete' || data.next_action === 'retry') forgetPayment(environment);
        if (data.next_action === 'retry') dispatch(noteDecision(null));
        // The cart is open again, with a newer version than the saved one.
        if (data.next_action === 'retry') await dispatch(loadCart()).catch(() => undefined);
        return data;
      },
  );
}

/** Clears a failed or abandoned payment; the cart can be edited again. @throws ApiFailure `cart.already_decided` */
export function clearPaymentError(): ShopThunk<Cart> {
  return async (dispatch, _getState, { environment }) => {
    const cart = await dispatch(
      writeCart({ send: (api, { token }) => api.PATCH('/v1/carts/transaction/error/delete', { body: { token } }) }),
    );
    dispatch(cartSlice.actions.paymentErrorCleared());
    forgetPayment(environment);
    dispatch(noteDecision(null));
    return cart;
  };
}

import { ApiFailure, type PaymentCheck } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { trackPurchase } from '../track/track-purchase.ts';
import { cartSlice } from './cart.slice.ts';
import { loadCart } from './load-cart.ts';
import { noteDecision } from './note-decision.ts';
import { forgetPayment, paymentInProgress } from './payment-memory.ts';

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
 * Asks what became of the payment; the address bar is never trusted. A payment that came to an end, good or bad, is no
 * longer in progress (spec §4, contract: PaymentCheck).
 *
 * @throws ApiFailure `payment.not_found` when no payment of this browser is known
 */
export function checkPayment(): ShopThunk<PaymentCheck> {
  return runTask(
    { kind: 'once', key: 'payment check' },
    () =>
      async (dispatch, getState, { api, emit, environment }) => {
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
            emit({ type: 'orderPlaced', orderId: order.id });
          }
          dispatch(cartSlice.actions.orderCompleted());
        }
        if (data.next_action === 'complete' || data.next_action === 'retry') forgetPayment(environment);
        if (data.next_action === 'retry') dispatch(noteDecision(null));
        // the cart is open again, in another version than the one kept
        if (data.next_action === 'retry') await dispatch(loadCart()).catch(() => undefined);
        return data;
      },
  );
}

import { ApiFailure, cartOfFailure, type Cart, type Decision, type DecisionResult } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';
import { runTask } from '../tasks/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartLane, loadCart, openCart, readyCart } from './open-cart.ts';
import { cartSlice } from './cart.slice.ts';
import { DecisionUnknown, leavesOpen } from './decision-answer.ts';
import { takeDecision } from './decision.ts';
import { noteDecision } from './note-decision.ts';

const TIMEOUT_MS = 60_000;

/**
 * Places the order once; the decision is saved before it is sent. For an external payment the cart is saved and the
 * payment marked as in progress; the caller then opens `next.url`.
 *
 * @throws DecisionUnknown when it is unknown whether the order was placed
 * @throws ApiFailure `cart.quote_changed` after the current cart is stored, `cart.not_ready`, `payment.…`
 */
export function placeOrder(decision: Decision): ShopThunk<DecisionResult> {
  return runTask(
    { kind: 'once', key: 'decision' },
    () =>
      async (dispatch, getState, { api, events, environment, flush }) => {
        const { sent: before } = getState().cart;
        const isRepeated = before?.idempotencyKey === decision.idempotency_key;
        const { token } = isRepeated ? before : await dispatch(cartToDecide());
        const sent = { token, idempotencyKey: decision.idempotency_key, sentAt: environment.now(), isKnown: false };
        dispatch(noteDecision(sent));
        try {
          const { data } = await api.POST('/v1/carts/{token}/decision', {
            params: { path: { token } },
            body: decision,
            timeoutMs: TIMEOUT_MS,
          });
          dispatch(takeDecision(sent, data));
          await flush();
          return data;
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error;
          if (leavesOpen(error, before !== null && !before.isKnown)) throw new DecisionUnknown(error);
          dispatch(noteDecision(null));
          const current = cartOfFailure(error);
          if (current !== null) {
            dispatch(cartSlice.actions.cartArrived(current));
          } else if (error.code === ERROR_CODES.cartExpired) {
            await dispatch(openCart(null));
            events.emit({ type: 'cartExpired', message: error.message });
          } else if (error.kind === 'http') {
            // A refused payment has changed the cart.
            await dispatch(loadCart()).catch(() => undefined);
          }
          throw error;
        }
      },
  );
}

/** Returns the cart after all pending changes; a cart that has become an order is not replaced. */
function cartToDecide(): ShopThunk<Cart> {
  return async (dispatch, getState, { tasks }) => {
    await tasks.run(cartLane, () => Promise.resolve());
    const { data } = getState().cart;
    return data?.state === 'decided' ? data : dispatch(readyCart());
  };
}

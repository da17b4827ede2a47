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
 * Places the order once: the decision is saved before it is sent, and sent again until it is answered. Before this
 * resolves the cart is kept for the way back and the payment marked as in progress; the screen sends the browser to
 * `next.url`.
 *
 * @throws DecisionUnknown when it is open whether the order was placed
 * @throws ApiFailure `cart.quote_changed` after taking the current cart, `cart.not_ready`, `payment.…`
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
            // a payment that was refused has left its mark on the cart
            await dispatch(loadCart()).catch(() => undefined);
          }
          throw error;
        }
      },
  );
}

/** The cart after the changes before; one that has become an order is asked about again and not replaced. */
function cartToDecide(): ShopThunk<Cart> {
  return async (dispatch, getState, { tasks }) => {
    await tasks.run(cartLane, () => Promise.resolve());
    const { data } = getState().cart;
    return data?.state === 'decided' ? data : dispatch(readyCart());
  };
}

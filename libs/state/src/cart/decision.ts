import type { ShopSyncThunk, ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { type SentDecision, recallDecision } from './decision-memory.ts';
import { type DecisionResult, ApiFailure } from '@shop/api';
import { countPoints } from '../user/member.ts';
import { trackPurchase } from '../track/track-purchase.ts';
import { isPaymentOpen, DecisionUnknown } from './decision-answer.ts';
import { noteDecision } from './note-decision.ts';
import { forgetPayment, rememberPayment } from './payment-memory.ts';
import { runTask } from '../tasks/run-task.ts';

/**
 * Stores the order that a cart has become. An open payment is marked as in progress and the cart saved for the return;
 * otherwise the cart is completed.
 */
export function takeDecision(sent: SentDecision, decision: DecisionResult): ShopSyncThunk {
  return (dispatch, getState, { events, environment }) => {
    const { data } = getState().cart;
    const cart = data?.token === sent.token ? data : null;
    dispatch(cartSlice.actions.orderDecided({ decision, token: sent.token }));
    dispatch(noteDecision({ ...sent, isKnown: true }));
    if (isPaymentOpen(decision)) {
      if (cart !== null) rememberPayment(environment, { cart, decision });
      return;
    }
    if (cart !== null) dispatch(trackPurchase(decision));
    dispatch(cartSlice.actions.orderCompleted());
    forgetPayment(environment);
    if (getState().user.points !== null) void dispatch(countPoints()).catch(() => undefined);
    if (!sent.isKnown) events.emit({ type: 'orderPlaced', orderId: decision.id });
  };
}

/** A sent decision reaches the server within this time or never. */
const ARRIVED_AFTER_MS = 30_000;

/**
 * Requests, by the cart token, the result of the decision that this browser sent, or of the current cart; places no
 * order. Null when there is no order: the decision did not reach the server, or its payment failed.
 *
 * @throws DecisionUnknown while the decision may still be on its way, or when the server does not respond
 * @throws ApiFailure when the server does not respond and no decision is open
 */
export function loadDecision(): ShopThunk<DecisionResult | null> {
  return runTask({ kind: 'once', key: 'ask decision' }, () => async (dispatch, getState, { api, environment }) => {
    const noted = recallDecision(environment);
    const token = noted?.token ?? getState().cart.token;
    if (token === null) return null;
    const isOpen = noted !== null && !noted.isKnown;
    try {
      const { data } = await api.GET('/v1/carts/{token}/decision', { params: { path: { token } } });
      dispatch(takeDecision(noted ?? { token, idempotencyKey: '', sentAt: environment.now(), isKnown: true }, data));
      return data;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isNone = error.status === 404 && error.kind === 'http' && !error.code.startsWith('http.');
      if (isOpen && (!isNone || environment.now() - noted.sentAt < ARRIVED_AFTER_MS)) throw new DecisionUnknown(error);
      if (!isNone) throw error;
      if (noted !== null) dispatch(noteDecision(null));
      return null;
    }
  });
}

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
 * Takes the order that a cart became, however late the answer came: an open payment is marked as in progress and the cart
 * kept for the way back; otherwise the basket is empty.
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

/** What was sent has come to the server within this time, or never will. */
const ARRIVED_AFTER_MS = 30_000;

/**
 * Asks by the cart's own token what became of the decision that this browser sent, or of the cart at hand; places nothing.
 * Null when no order stands: what was sent has not come to the server, or its payment came to nothing.
 *
 * @throws DecisionUnknown while what was sent may still be on its way, or nobody answers
 * @throws ApiFailure when nobody answers and nothing is open
 */
export function askDecision(): ShopThunk<DecisionResult | null> {
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

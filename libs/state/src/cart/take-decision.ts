import type { DecisionResult } from '@shop/api';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ShopState } from '../store/shop-state.ts';
import type { ShopExtra } from '../store/shop-thunk.ts';
import { countPoints } from '../user/count-points.ts';
import { trackPurchase } from '../track/track-purchase.ts';
import { cartSlice } from './cart.slice.ts';
import { isPaymentOpen } from './decision-answer.ts';
import type { SentDecision } from './decision-memory.ts';
import { noteDecision } from './note-decision.ts';
import { forgetPayment, rememberPayment } from './payment-memory.ts';

/**
 * Takes the order that a cart became, however late the answer came: an open payment is marked as in progress and the cart
 * kept for the way back; otherwise the basket is empty.
 */
export function takeDecision(
  sent: SentDecision,
  decision: DecisionResult,
): ThunkAction<void, ShopState, ShopExtra, UnknownAction> {
  return (dispatch, getState, { emit, environment }) => {
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
    if (!sent.isKnown) emit({ type: 'orderPlaced', orderId: decision.id });
  };
}

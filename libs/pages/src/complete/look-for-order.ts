import { ApiFailure, type PaymentCheck } from '@shop/api';
import {
  loadDecision,
  checkPayment,
  isPaymentOpen,
  loadCart,
  restoreCart,
  waitForLogin,
  type ShopThunk,
} from '@shop/state';
import type { OrderResult } from './order-result.ts';
import { readOrder, readReturned } from './read-order.ts';
import type { ReturnKey } from './return-key.ts';

/** The result with the order that it is of; null where none is known. */
interface Found {
  readonly result: OrderResult;
  readonly orderId: string | null;
}

/**
 * Reads the order of this browser once; only its state if the payment service has returned to another browser.
 *
 * @throws DecisionUnknown while it is unknown whether a sent order was placed
 */
export function lookForOrder(returned: ReturnKey | null): ShopThunk<OrderResult> {
  return async (dispatch) => {
    const { result, orderId } = await dispatch(lookHere()).catch((error) => ({
      result: refusalOf(error),
      orderId: null,
    }));
    if (returned === null || returned.order === orderId || result.kind === 'outage') return result;
    const there = await dispatch(readReturned(returned)).catch(refusalOf);
    // Its cart is open again, and no longer refers to the order.
    const isOwn = there.kind === 'returned' && there.state === 'failed' && result.kind === 'failed';
    return isOwn ? result : there;
  };
}

function refusalOf(error: unknown): OrderResult {
  if (!(error instanceof ApiFailure)) throw error;
  // 422: a key that nothing can have.
  return { kind: [404, 410, 422].includes(error.status) ? 'missing' : 'outage' };
}

function lookHere(): ShopThunk<Found> {
  return async (dispatch, getState) => {
    await dispatch(waitForLogin());
    dispatch(restoreCart());
    const wasSent = getState().cart.sent?.isKnown === false;
    const decision = getState().cart.decideData ?? (await dispatch(loadDecision()));
    if (decision !== null) {
      const { id } = decision;
      return {
        orderId: id,
        result: isPaymentOpen(decision)
          ? await dispatch(resultOf(await dispatch(checkPayment())))
          : await dispatch(readOrder(id)),
      };
    }
    const cart = await dispatch(loadCart());
    const id = cart?.detail.order.id ?? null;
    if (cart?.state === 'decided' && id !== null) return { orderId: id, result: await dispatch(readOrder(id)) };
    if (cart?.state === 'paying') {
      const checked = await dispatch(checkPayment());
      return { orderId: checked.order_id, result: await dispatch(resultOf(checked)) };
    }
    const result: OrderResult = cart?.transaction_error
      ? { kind: 'failed', message: cart.transaction_error.message }
      : { kind: wasSent ? 'not_placed' : 'missing' };
    return { orderId: null, result };
  };
}

function resultOf(check: PaymentCheck): ShopThunk<OrderResult> {
  return async (dispatch) => {
    switch (check.next_action) {
      case 'wait':
        return { kind: 'checking' };
      case 'resume':
        return check.next?.url ? { kind: 'resume', url: check.next.url } : { kind: 'checking' };
      case 'retry':
        return { kind: 'failed', message: check.failure?.message ?? null };
      case 'complete':
        return check.order_id === null ? { kind: 'missing' } : dispatch(readOrder(check.order_id));
    }
  };
}

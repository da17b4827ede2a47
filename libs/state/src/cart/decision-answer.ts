import type { ApiFailure, DecisionResult } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';

/** Thrown when the result of a sent decision is unknown: until it is known, no new order is placed. */
export class DecisionUnknown extends Error {
  constructor(cause?: unknown) {
    super('It is not known whether the order was placed.', { cause });
    this.name = 'DecisionUnknown';
  }
}

/**
 * Whether a failed decision may still have become an order: no response, a proxy's response, or a server error. A coded
 * refusal says no, because the server looks up the idempotency key before it refuses (contract: decideCart).
 *
 * @param wasOpen whether an earlier attempt has no result: a refusal before the look-up says nothing about it
 */
export function leavesOpen({ kind, status, code }: ApiFailure, wasOpen: boolean): boolean {
  if (kind !== 'http') return true;
  const isTurnedAway = status === 401 || code === ERROR_CODES.maintenance || (status < 500 && code.startsWith('http.'));
  return isTurnedAway ? wasOpen : status >= 500;
}

/** Whether the payment is not completed: an external step follows, or its result must be requested. */
export function isPaymentOpen({ order_status, next }: Pick<DecisionResult, 'order_status' | 'next'>): boolean {
  return order_status === 'awaiting_payment' && (next === null || next.url !== null);
}

import type { ApiFailure, DecisionResult } from '@shop/api';
import { ERROR_CODES } from '@shop/constants';

/** A decision was sent and it is open whether it was taken: it is asked about again, and nothing is bought anew meanwhile. */
export class DecisionUnknown extends Error {
  constructor(cause?: unknown) {
    super('It is not known whether the order was placed.', { cause });
    this.name = 'DecisionUnknown';
  }
}

/**
 * Whether a failed decision may have become an order all the same: no answer, a proxy's answer, a fault of the server. A
 * coded refusal is an answer, because the server looks for the key before it refuses (contract: decideCart).
 *
 * @param wasOpen something that was sent before is still open: who is turned away before the server looks learns nothing of it
 */
export function leavesOpen({ kind, status, code }: ApiFailure, wasOpen: boolean): boolean {
  if (kind !== 'http') return true;
  const isTurnedAway = status === 401 || code === ERROR_CODES.maintenance || (status < 500 && code.startsWith('http.'));
  return isTurnedAway ? wasOpen : status >= 500;
}

/** Whether the payment is still to be seen to: at the card company, or asked about there. */
export function isPaymentOpen({ order_status, next }: Pick<DecisionResult, 'order_status' | 'next'>): boolean {
  return order_status === 'awaiting_payment' && (next === null || next.url !== null);
}

import { ApiFailure } from './api-failure.ts';
import type { Cart } from './generated/models.ts';

/** Returns the current cart in a 409 of a cart request; null for any other failure (contract: CartConflict). */
export function cartOfFailure(failure: unknown): Cart | null {
  if (!(failure instanceof ApiFailure) || failure.status !== 409) return null;
  const body = failure.body as { cart?: Cart } | null;
  return body?.cart ?? null;
}

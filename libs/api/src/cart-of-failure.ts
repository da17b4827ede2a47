import { ApiFailure } from './api-failure.ts';
import type { Cart } from './generated/models.ts';

/** The current cart that a 409 of a cart call brings along, or null for any other failure (contract: CartConflict). */
export function cartOfFailure(failure: unknown): Cart | null {
  if (!(failure instanceof ApiFailure) || failure.status !== 409) return null;
  const body = failure.body as { cart?: Cart } | null;
  return body?.cart ?? null;
}

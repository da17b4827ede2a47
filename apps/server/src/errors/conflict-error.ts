import { ShopError } from './shop-error.ts';

/** The state has moved on since the shopper saw it; `details` carries the current one. */
export class ConflictError extends ShopError {
  readonly kind = 'conflict' as const;
}

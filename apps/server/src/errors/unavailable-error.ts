import { ShopError } from './shop-error.ts';

/** The shop, or a service that it needs, cannot answer now; `retryAfterSeconds` says when to try again. */
export class UnavailableError extends ShopError {
  readonly kind = 'unavailable' as const;
}

import { ShopError } from './shop-error.ts';

/** Too many tries; `retryAfterSeconds` says when the next one is welcome. */
export class RateLimitedError extends ShopError {
  readonly kind = 'rate_limited' as const;
}

import { ShopError } from './shop-error.ts';

/** It existed and is over: a used or expired link. */
export class GoneError extends ShopError {
  readonly kind = 'gone' as const;
}

import { ShopError } from './shop-error.ts';

/** The person is known and may not do this. */
export class ForbiddenError extends ShopError {
  readonly kind = 'forbidden' as const;
}

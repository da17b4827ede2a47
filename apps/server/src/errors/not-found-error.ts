import { ShopError } from './shop-error.ts';

/** The thing does not exist, or not for this person (another member's order is "not found" too, P-17). */
export class NotFoundError extends ShopError {
  readonly kind = 'not_found' as const;
}

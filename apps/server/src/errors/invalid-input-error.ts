import { ShopError } from './shop-error.ts';

/** The input breaks a rule; `errors` says which field and why. Nothing was changed. */
export class InvalidInputError extends ShopError {
  readonly kind = 'invalid_input' as const;
}

import { ShopError } from './shop-error.ts';

/** No bearer where one is needed (`auth.required`), or one that is no longer good (`auth.expired`). */
export class UnauthenticatedError extends ShopError {
  readonly kind = 'unauthenticated' as const;
}

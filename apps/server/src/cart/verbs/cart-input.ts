import type { Ctx } from '../../context/ctx.ts';
import type { CartRef } from '../change-cart.ts';

/** What every verb that changes a cart receives: the context, the cart, the body of the call. */
export interface CartCall<Body> {
  ctx: Ctx;
  ref: CartRef;
  input: Body;
}

/** The cart version of an `If-Match` header, quoted or not; null without one. */
export function versionOf(ifMatch: string | null): number | null {
  const digits = ifMatch?.replaceAll('"', '');
  return digits ? Number(digits) : null;
}

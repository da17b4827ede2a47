import type { Ctx } from '../../platform/context/ctx.ts';
import type { CartRef } from '../change-cart.ts';

/** The input of a changing verb: the context, the cart, the body of the call. */
export interface CartCall<Body> {
  ctx: Ctx;
  ref: CartRef;
  input: Body;
}

/** Returns the cart version of an `If-Match` header, quoted or not; null without one. */
export function versionOf(ifMatch: string | null): number | null {
  const digits = ifMatch?.replaceAll('"', '');
  return digits ? Number(digits) : null;
}

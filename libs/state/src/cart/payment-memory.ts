import type { Cart, DecisionResult } from '@shop/api';
import { COOKIES } from '@shop/constants';
import type { ShopEnvironment } from '../environment/shop-environment.ts';

/** The cart as it was before the browser left for an external payment step. */
export interface PreservedCart {
  cart: Cart;
  decision: DecisionResult;
}

const KEY = 'shop_preserved_cart';
const COOKIE_SECONDS = 86_400;

/** Saves the cart in sessionStorage and marks the payment as in progress by a cookie (spec §4). */
export function rememberPayment({ session, cookies }: ShopEnvironment, preserved: PreservedCart): void {
  session.setItem(KEY, JSON.stringify(preserved));
  cookies.set(COOKIES.paymentInProgress, String(preserved.decision.payment_id), COOKIE_SECONDS);
}

/** The cart saved before the payment; null when there is none, or in another window. */
export function recallPayment({ session }: ShopEnvironment): PreservedCart | null {
  try {
    // written only by rememberPayment
    return JSON.parse(session.getItem(KEY) ?? 'null') as PreservedCart | null;
  } catch {
    return null;
  }
}

/** Deletes the saved cart and the cookie once the payment has succeeded or failed. */
export function forgetPayment({ session, cookies }: ShopEnvironment): void {
  session.removeItem(KEY);
  cookies.remove(COOKIES.paymentInProgress);
}

/** The id of the payment in progress, from the cookie; null when there is none. */
export function paymentInProgress({ cookies }: Pick<ShopEnvironment, 'cookies'>): number | null {
  const id = Number.parseInt(cookies.get(COOKIES.paymentInProgress) ?? '', 10);
  return Number.isNaN(id) ? null : id;
}

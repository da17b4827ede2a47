import type { Cart, DecisionResult } from '@shop/api';
import { COOKIES } from '@shop/constants';
import type { ShopEnvironment } from '../environment/shop-environment.ts';

/** The cart as it was when the browser left for an outside payment step. */
export interface PreservedCart {
  cart: Cart;
  decision: DecisionResult;
}

const KEY = 'shop_preserved_cart';
const COOKIE_SECONDS = 86_400;

/** Keeps the cart in the window's storage and marks the payment as in progress by a cookie (spec §4). */
export function rememberPayment({ session, cookies }: ShopEnvironment, preserved: PreservedCart): void {
  session.setItem(KEY, JSON.stringify(preserved));
  cookies.set(COOKIES.paymentInProgress, String(preserved.decision.payment_id), COOKIE_SECONDS);
}

/** What was kept before the payment; null when nothing was, or in another window. */
export function recallPayment({ session }: ShopEnvironment): PreservedCart | null {
  try {
    // written by rememberPayment alone
    return JSON.parse(session.getItem(KEY) ?? 'null') as PreservedCart | null;
  } catch {
    return null;
  }
}

/** The payment is over, one way or the other. */
export function forgetPayment({ session, cookies }: ShopEnvironment): void {
  session.removeItem(KEY);
  cookies.remove(COOKIES.paymentInProgress);
}

/** The payment method whose outside step is open, by the cookie; null when none is. */
export function paymentInProgress({ cookies }: Pick<ShopEnvironment, 'cookies'>): number | null {
  const id = Number.parseInt(cookies.get(COOKIES.paymentInProgress) ?? '', 10);
  return Number.isNaN(id) ? null : id;
}

import { sessionStore } from '@shop/constants/storage';
const KEY = 'draft:cart/store';

/** Saves the convenience store in this tab: the decision requires it, and the cart does not contain it. */
export function rememberStore(code: string): void {
  sessionStore.setItem(KEY, code);
}

/** The convenience store chosen in this tab; null when none was. */
export function savedStore(): string | null {
  return sessionStore.getItem(KEY);
}

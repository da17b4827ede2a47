import { sessionStore } from '@shop/constants/storage';
const KEY = 'draft:cart/store';

/** Remembers the convenience store for this tab: the decision wants it, the cart does not hold it. */
export function keepStore(code: string): void {
  sessionStore.setItem(KEY, code);
}

/** The convenience store chosen in this tab; null when none was. */
export function storedStore(): string | null {
  return sessionStore.getItem(KEY);
}

import { safeStorage, type SafeStorage } from './safe-storage.ts';

export type { SafeStorage } from './safe-storage.ts';

/** Outlives the window: the session, words that were searched for, the prefecture. The only access to `localStorage`. */
export const localStore: SafeStorage = safeStorage(() => globalThis.localStorage);

/** Ends with the window: drafts and what a screen hands to the next. The only access to `sessionStorage`. */
export const sessionStore: SafeStorage = safeStorage(() => globalThis.sessionStorage);

/** Whether this browser keeps neither a login nor a cart past the document: storage or cookies are refused. */
export function isStorageRefused(): boolean {
  return !navigator.cookieEnabled || localStore.isRefused();
}

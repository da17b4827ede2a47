import { reloadOnce } from './reload-once.ts';

/** `reloadOnce` for the page in this window. */
export const reloadThisPage = (): boolean =>
  reloadOnce({ storage: sessionStorage, now: Date.now(), isOnline: navigator.onLine, reload: () => location.reload() });

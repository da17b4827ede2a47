import { sessionStore } from '@shop/constants/storage';
import { CHUNK_RELOAD_GUARD_MS } from '@shop/constants';

interface ReloadablePage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: number;
  readonly reload: () => void;
}

const storageKey = 'chunk_reload_at';

const never = new Promise<never>(() => undefined);

let isLeaving = false;

let isReachable = async (): Promise<boolean> => navigator.onLine;

/** Replaces the check of the connection after hydration. */
export const setReachabilityCheck = (way: () => Promise<boolean>): void => {
  isReachable = way;
};

/**
 * Called when the page is left for another document: aborted requests are then no sign of a new release. A reload would
 * cancel that navigation.
 */
export function goAway(): void {
  isLeaving = true;
  // The browser may restore the page from its back/forward cache.
  addEventListener('pageshow', () => (isLeaving = false), { once: true });
}

/**
 * Called when a file of the page cannot be loaded. If the server responds, the file is of an older release, and the
 * page is reloaded, once in 60 s (spec §8); the promise then never resolves.
 *
 * @returns true when the connection is lost, false when a reload has not helped
 */
export async function reloadIfStale(): Promise<boolean> {
  if (isLeaving) return never;
  if (!(await isReachable())) return true;
  // Without storage the reload would repeat forever.
  isLeaving ||=
    !sessionStore.isRefused() &&
    reloadOnce({ storage: sessionStore, now: Date.now(), reload: () => location.reload() });
  return isLeaving ? never : false;
}

/**
 * Reloads the page when files of an older release are missing, at most once in 60 s (spec §8).
 *
 * @returns false when it was reloaded already or the storage fails; otherwise the page is being reloaded
 */
export function reloadOnce(page: ReloadablePage): boolean {
  try {
    const last = Number(page.storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (page.now - last < CHUNK_RELOAD_GUARD_MS) return false;
    page.storage.setItem(storageKey, String(page.now));
  } catch {
    return false;
  }
  page.reload();
  return true;
}

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

/** A better way to know comes once the page stands. */
export const setReachabilityCheck = (way: () => Promise<boolean>): void => {
  isReachable = way;
};

/**
 * The page goes to another document now: what it was still fetching is broken off, which says nothing of releases. Loading
 * it anew would call it back.
 */
export function goAway(): void {
  isLeaving = true;
  // The browser may show it again as it was.
  addEventListener('pageshow', () => (isLeaving = false), { once: true });
}

/**
 * A file of the page could not be fetched. Where the shop answers, it was of an older release, and the page is loaded
 * anew, once in 60 s (spec §8): then this never resolves, as when the page goes away.
 *
 * @returns true when the connection is lost, false when loading the page anew has not helped
 */
export async function reloadIfStale(): Promise<boolean> {
  if (isLeaving) return never;
  if (!(await isReachable())) return true;
  // What cannot be remembered would be done again and again.
  isLeaving ||=
    !sessionStore.isRefused() &&
    reloadOnce({ storage: sessionStore, now: Date.now(), reload: () => location.reload() });
  return isLeaving ? never : false;
}

/**
 * Files of an older release are gone: loads the page anew, at most once in 60 s (spec §8).
 *
 * @returns false when it was tried already or cannot be remembered; otherwise the page goes away
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

import { CHUNK_RELOAD_GUARD_MS } from '@shop/constants';

interface ReloadablePage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: number;
  readonly reload: () => void;
}

const storageKey = 'chunk_reload_at';

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

import { PREFECTURES } from '@shop/constants';

const KEY = 'prefecture';

/** The prefecture that this browser's reader wants to know delivery to; null where none was chosen or storage is refused. */
export function keptPrefecture(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return PREFECTURES.find((known) => known === storage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
}

/** Remembers it; a browser that refuses storage forgets it with the page. */
export function keepPrefecture(storage: Pick<Storage, 'setItem'>, prefecture: string): void {
  try {
    storage.setItem(KEY, prefecture);
  } catch {
    // Nothing depends on it.
  }
}

import type { FramePopup } from '../frame-data/frame-data.ts';
import type { OpenedPopups } from './due-popup.ts';

const storageKey = 'shop_popups';

/** Reads the opened pop-ups; null without storage, so that no pop-up opens repeatedly. */
export function readOpenedPopups(storage: Pick<Storage, 'getItem' | 'setItem'>): OpenedPopups | null {
  try {
    const text = storage.getItem(storageKey) ?? '{}';
    storage.setItem(storageKey, text);
    return opened(text);
  } catch {
    return null;
  }
}

/** Saves an opened pop-up, and deletes those that no longer exist. @throws DOMException if the storage fails */
export function storeOpenedPopup(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { id, updated_at }: FramePopup,
  day: string,
  known: readonly FramePopup[],
): void {
  const before = opened(storage.getItem(storageKey) ?? '{}');
  const stillOpened = known.flatMap((popup) => (before[popup.id] ? [[popup.id, before[popup.id]]] : []));
  storage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(stillOpened), [id]: [updated_at, day] }));
}

/** Something else under our name is nothing. */
function opened(text: string): OpenedPopups {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, [string, string]] => Array.isArray(entry[1])),
  );
}

/** Words searched for in this browser, newest first. They never leave it. */
const storageKey = 'shop_past_words';
const most = 5;

/** Past words of this browser; none where storage is closed or holds something else. */
export function readPastWords(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word): word is string => typeof word === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The words after one more search; a blank word is not kept (spec §5), a known one moves to the front. */
export function rememberWord(words: readonly string[], word: string): readonly string[] {
  const trimmed = word.trim();
  return trimmed === '' ? words : [trimmed, ...words.filter((other) => other !== trimmed)].slice(0, most);
}

/** Keeps the words; does nothing where storage is closed or full. */
export function keepPastWords(storage: Pick<Storage, 'setItem'>, words: readonly string[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(words));
  } catch {
    // Private windows may refuse: then nothing is remembered.
  }
}

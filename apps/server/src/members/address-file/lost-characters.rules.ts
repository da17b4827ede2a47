import iconv from 'iconv-lite';

const WINDOWS_31J = 'cp932';

/**
 * Whether a text is a stored one that was saved with a smaller character set: characters that Shift_JIS lacks have
 * become question marks (two for two units of UTF-16) or, in a narrow file, letters without accents: `Jamón` → `Jam?n`,
 * `Jamon`.
 */
export function isLostCopy(stored: string, given: string, { isNarrow }: { isNarrow: boolean }): boolean {
  let [at, lost] = [0, 0];
  for (const character of stored) {
    if (given.startsWith(character, at)) {
      at += character.length;
      continue;
    }
    if (!isLacking(character)) return false;
    const marks = '?'.repeat(character.length);
    const plain = character.normalize('NFD').charAt(0);
    if (given.startsWith(marks, at)) at += marks.length;
    else if (given.startsWith('?', at) || (isNarrow && given.startsWith(plain, at))) at += 1;
    else return false;
    lost += 1;
  }
  return lost > 0 && at === given.length;
}

/** The same of a value, or of any text inside a list or a document. */
export function hasLostCharacters(stored: unknown, given: unknown, saved: { isNarrow: boolean }): boolean {
  if (typeof stored === 'string') return typeof given === 'string' && isLostCopy(stored, given, saved);
  if (typeof stored !== 'object' || stored === null || typeof given !== 'object' || given === null) return false;
  const parts: Readonly<Record<string, unknown>> = { ...given };
  return Object.entries(stored).some(([name, part]) => hasLostCharacters(part, parts[name], saved));
}

/** Where the library writes a question mark, spreadsheets do. */
function isLacking(character: string): boolean {
  return character !== '?' && iconv.encode(character, WINDOWS_31J).toString('latin1') === '?';
}

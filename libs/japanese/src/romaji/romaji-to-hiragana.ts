import { toHiragana } from 'wanakana';

/**
 * Hiragana of a word typed in romaji, or null when it is none: `hamu` → `はむ`. Letters left at the end of a
 * half-typed word are dropped: `purosh` → `ぷろ`. An l counts as r, as people write `salami`.
 */
export function romajiToHiragana(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  if (!/^[a-z][a-z' -]*$/.test(plain)) return null;
  const kana = toHiragana(plain.replaceAll('l', 'r')).replace(/[a-z']+$/, '');
  return kana === '' || /[a-z]/.test(kana) ? null : kana;
}

import { toHiragana } from 'wanakana';

/**
 * Hiragana of a word typed in romaji, or null when it is none: `hamu` → `はむ`. Letters left at the end of a
 * half-typed word are dropped where two kana are left: `purosh` → `ぷろ`, while `dop` and `ham` are no romaji. An l counts
 * as r, as people write `salami`.
 */
export function romajiToHiragana(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  if (!/^[a-z][a-z' -]*$/.test(plain)) return null;
  const typed = toHiragana(plain.replaceAll('l', 'r'));
  const kana = typed.replace(/[a-z']+$/, '');
  const isWord = kana === typed || (kana.length > 1 && typed.length - kana.length < 3);
  return isWord && !/[a-z]/.test(kana) ? kana : null;
}

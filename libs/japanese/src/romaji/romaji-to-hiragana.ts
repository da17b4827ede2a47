import { toHiragana } from 'wanakana';

/**
 * Converts romaji to hiragana, with l as r, or returns null: `hamu` → `はむ`. A half-typed syllable at the end is dropped
 * if two kana remain: `purosh` → `ぷろ`, while `dop` and `ham` are no romaji.
 */
export function romajiToHiragana(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  if (!/^[a-z][a-z' -]*$/.test(plain)) return null;
  const typed = toHiragana(plain.replaceAll('l', 'r'));
  const kana = typed.replace(/[a-z']+$/, '');
  const isWord = kana === typed || (kana.length > 1 && typed.length - kana.length < 3);
  return isWord && !/[a-z]/.test(kana) ? kana : null;
}

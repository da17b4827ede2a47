import { toFullWidthKana, toKatakana } from '@shop/japanese';

/** Kana only, or kana with the Latin letters of a syllable that is still being typed. */
const READING = /^([ぁ-ゖァ-ヶー]*)[a-zA-Zａ-ｚＡ-Ｚ]*$/;

/**
 * Returns the reading of a text from an IME (F-13): the last update of pure kana. `updates` are the texts shown during
 * composition, `committed` is the result.
 */
export function readingOf(updates: readonly string[], committed: string): string {
  if (committed === '') return '';
  const readings = [...updates, committed].map((update) => READING.exec(toFullWidthKana(update))?.[1] ?? '');
  const last = readings.findLast((reading) => reading !== '');
  return toKatakana(last ?? '');
}

/**
 * Returns the kana field after a word was added to its name field. A field that was changed manually is not touched: it
 * no longer has the previous reading.
 */
export function assistKana(current: string, assisted: string, reading: string, nameWasEmpty: boolean): string {
  if (current !== assisted) return current;
  return nameWasEmpty ? reading : current + reading;
}

import { toFullWidthKana, toKatakana } from '@shop/japanese';

/** Kana only, or kana with the Latin letters of a syllable that is still being typed. */
const READING = /^([ぁ-ゖァ-ヶー]*)[a-zA-Zａ-ｚＡ-Ｚ]*$/;

/**
 * The reading of what an input method has put into a name (F-13). `updates` are the texts it showed while composing,
 * `committed` is what it left: the last update that was pure kana is how the word is read.
 */
export function readingOf(updates: readonly string[], committed: string): string {
  if (committed === '') return '';
  const readings = [...updates, committed].map((update) => READING.exec(toFullWidthKana(update))?.[1] ?? '');
  const last = readings.findLast((reading) => reading !== '');
  return toKatakana(last ?? '');
}

/**
 * The kana field after a word was put into its name field. A field that somebody has changed by hand is left alone:
 * it no longer holds what was put there before.
 */
export function assistKana(current: string, assisted: string, reading: string, nameWasEmpty: boolean): string {
  if (current !== assisted) return current;
  return nameWasEmpty ? reading : current + reading;
}

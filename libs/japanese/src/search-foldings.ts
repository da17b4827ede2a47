import { foldForSearch } from './search-folding.ts';
import { soundForSearch } from './search-sound.ts';

// Too little is left of a longer word to tell it from others: ファーム would be ハム.
const LITTLE = /^(?:[\u3041-\u3096]{0,2}|.)$/u;

/** A word as it is written and, where that differs and still tells, as it sounds; none when nothing is left of it. */
export function foldingsOf(word: string): string[] {
  const [fold, sound] = [foldForSearch(word), soundForSearch(word)];
  if (fold === '') return [];
  return sound === fold || LITTLE.test(sound) ? [fold] : [fold, sound];
}

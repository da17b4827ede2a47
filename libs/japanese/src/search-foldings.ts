import { foldForSearch } from './search-folding.ts';
import { soundForSearch } from './search-sound.ts';

// Too short to distinguish a longer word: ファーム would be ハム.
const LITTLE = /^(?:[\u3041-\u3096]{0,2}|.)$/u;

/** Returns a word as written and, if different and long enough, as pronounced; empty if nothing remains of it. */
export function foldingsOf(word: string): string[] {
  const [fold, sound] = [foldForSearch(word), soundForSearch(word)];
  if (fold === '') return [];
  return sound === fold || LITTLE.test(sound) ? [fold] : [fold, sound];
}

import { foldForSearch } from '../search-folding.ts';
import { soundForSearch } from '../search-sound.ts';
import { romajiToHiragana } from './romaji-to-hiragana.ts';

/** The folded forms under which a searched word may be found: as typed, as kana when it is romaji, and as each sounds. */
export function searchFormsOf(word: string): string[] {
  const kana = romajiToHiragana(word);
  const writings = kana === null ? [word] : [word, kana];
  // A single letter that is left of a longer word says nothing.
  const sounds = writings.map(soundForSearch).filter((sound) => sound.length > 1);
  // `300g` is not meant to be found within `2300g`.
  if (sounds.some((sound) => sound.includes('#'))) return sounds;
  return [...new Set([...writings.map(foldForSearch), ...sounds])].filter((form) => form !== '');
}

import { foldForSearch } from '../search-folding.ts';
import { romajiToHiragana } from './romaji-to-hiragana.ts';

/** The folded forms under which a searched word may be found: as typed, and as kana when it is romaji. */
export function searchFormsOf(word: string): string[] {
  const kana = romajiToHiragana(word);
  const forms = [foldForSearch(word), ...(kana === null ? [] : [foldForSearch(kana)])];
  return [...new Set(forms)].filter((form) => form !== '');
}

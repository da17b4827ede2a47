import { foldingsOf } from '../search-foldings.ts';
import { romajiToHiragana } from './romaji-to-hiragana.ts';

/** The folded forms under which a searched word may be found: as typed, as kana when it is romaji, and as each sounds. */
export function searchFormsOf(word: string): string[] {
  const kana = romajiToHiragana(word);
  const writings = kana === null ? [word] : [word, kana];
  const forms = [...new Set(writings.flatMap(foldingsOf))];
  // `300g` is not meant to be found within `2300g`.
  const measures = forms.filter((form) => form.includes('#'));
  return measures.length > 0 ? measures : forms;
}

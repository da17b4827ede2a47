import { foldingsOf } from '../search-foldings.ts';
import { romajiToHiragana } from './romaji-to-hiragana.ts';

/** Returns the folded forms of a searched word: as typed, as kana if it is romaji, and each as pronounced. */
export function searchFormsOf(word: string): string[] {
  const kana = romajiToHiragana(word);
  const writings = kana === null ? [word] : [word, kana];
  const forms = [...new Set(writings.flatMap(foldingsOf))];
  // `300g` must not be found within `2300g`.
  const measures = forms.filter((form) => form.includes('#'));
  return measures.length > 0 ? measures : forms;
}

export { romajiToHiragana } from './romaji-to-hiragana.ts';
export { searchFormsOf } from './search-forms.ts';

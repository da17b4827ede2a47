import { cutCompound } from '../reading/cut-compound.rules.ts';
import type { Finder } from '../hits/finder.ts';
import { isOrdinaryWord } from '../reading/ordinary-words.ts';
import { directFormsOf } from '../reading/search-words.rules.ts';
import { nearWords } from './vocabulary.ts';

/** Returns the words with unknown ones replaced by similar words of the shop; null if there is nothing to correct. */
export function correctWords(finder: Finder, words: readonly string[]): string[] | null {
  const corrected: string[] = [];
  for (const word of words) corrected.push(correctWord(finder, word, words.length === 1));
  return corrected.some((word, at) => word !== words[at]) ? corrected : null;
}

function correctWord(finder: Finder, word: string, isUnfound: boolean): string {
  if (isOrdinaryWord(word)) return word;
  const { lexicon } = finder.index;
  const [whole] = finder.readings([word]);
  if (whole?.[0]?.isKnown || (!isUnfound && finder.firstThatFinds(finder.readings([word])))) return word;
  const [near] = nearWords(mistakableForms(word), finder.index);
  if (near !== undefined) return near;
  const parts = cutCompound(word, lexicon);
  let corrected = word;
  for (const { word: part } of parts.length === 1 ? [] : parts) {
    const isKnown = [...finder.readings([part])][0]?.[0]?.isKnown === true;
    if (isKnown || isOrdinaryWord(part) || finder.firstThatFinds(finder.readings([part]))) continue;
    const [instead] = nearWords(mistakableForms(part), finder.index);
    if (instead !== undefined) corrected = corrected.replace(part, instead);
  }
  return corrected;
}

/** Letters that romaji do not use suggest a word of another language. */
function mistakableForms(word: string): string[] {
  const forms = directFormsOf(word);
  return /[cqvxl]/i.test(word) ? forms.filter((form) => /[a-z]/.test(form)) : forms;
}

import { foldForSearch } from '@shop/japanese';
import { expect, it } from 'vitest';
import type { SearchWord } from '../reading/search-word.ts';
import { sampleProducts, stateOf } from '../testing/sample-state.ts';
import { placesOfProse } from '../texts/text-places.ts';
import { placesOfWordInProse } from './word-levels.ts';

it('the cached prose matches of a text are not those of a word with the same single form', () => {
  const { index } = stateOf(sampleProducts());
  const text = foldForSearch('メロン');
  const word: SearchWord = {
    forms: [{ text, isSynonym: false, isInProse: true, edge: null }],
    spelling: null,
    isForeign: false,
    isOfLexicon: true,
  };
  const written = placesOfProse(index, text);
  expect(written.size()).toBe(2);
  for (const place of written.array()) expect(placesOfWordInProse(index, word).places.has(place)).toBe(true);
  expect(placesOfProse(index, text)).toBe(written);
});

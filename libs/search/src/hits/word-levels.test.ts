import { foldForSearch } from '@shop/japanese';
import { expect, it } from 'vitest';
import type { SearchWord } from '../reading/search-word.ts';
import { sampleProducts, stateOf } from '../testing/sample-state.ts';
import { positionsOfProse } from '../texts/text-positions.ts';
import { positionsOfWordInProse } from './word-levels.ts';

it('the cached prose matches of a text are not those of a word with the same single form', () => {
  const { index } = stateOf(sampleProducts());
  const text = foldForSearch('メロン');
  const word: SearchWord = {
    forms: [{ text, isSynonym: false, isInProse: true, edge: null }],
    spelling: null,
    isForeign: false,
    isOfLexicon: true,
  };
  const written = positionsOfProse(index, text);
  expect(written.size()).toBe(2);
  for (const position of written.array())
    expect(positionsOfWordInProse(index, word).positions.has(position)).toBe(true);
  expect(positionsOfProse(index, text)).toBe(written);
});

import { foldForSearch } from '@shop/japanese';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { shownCatalogue } from '../catalogue-of.ts';
import type { SearchWord } from './search-word.ts';
import { placesOfProse } from './texts/text-places.ts';
import { placesOfWordInProse } from './word-levels.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

it('what is kept of a text in sentences is not taken for what is kept of a word that has no other form', () => {
  const shown = shownCatalogue(shop.ctx());
  const text = foldForSearch('メロン');
  const word: SearchWord = {
    forms: [{ text, isSynonym: false, isInProse: true, edge: null }],
    spelling: null,
    isForeign: false,
    isOfLexicon: true,
  };
  const written = placesOfProse(shown.catalogue, text);
  expect(written.size()).toBeGreaterThan(0);
  for (const place of written.array()) expect(placesOfWordInProse(shown, word).places.has(place)).toBe(true);
  expect(placesOfProse(shown.catalogue, text)).toBe(written);
});

import type { ProductFacets, ProductSearch } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { productListCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { activeFilters, clearedHref } from './active-filters.ts';
import { readListQuery } from './list-query.ts';

const search: ProductSearch = {
  word: '冷凍のフランス産サラミ',
  corrected: null,
  filters: [
    { word: '冷凍の', label: '冷凍', word_without: 'フランス産 サラミ' },
    { word: 'フランス産', label: 'フランス', word_without: '冷凍の サラミ' },
  ],
  dropped: [],
};
const facets: ProductFacets = { ...contractExample('ProductFacets', 'Facets'), search };
const query = readListQuery(new URLSearchParams({ word: search.word, stock: '1', page: '2' }));
const wordsOf = (href: string) => new URL(href, 'http://shop.invalid').searchParams.get('word');

it('shows a chip for each word that is a filter; removing it preserves the other words and selected filters', () => {
  const chips = activeFilters(query, facets, productListCopy);
  expect(chips.map(({ label }) => label)).toEqual(['冷凍', 'フランス', productListCopy.inStockOnly]);
  expect(chips.map(({ removeHref }) => wordsOf(removeHref))).toEqual([
    'フランス産 サラミ',
    '冷凍の サラミ',
    search.word,
  ]);
  expect(chips[0]?.removeHref).toMatch(/&stock=1$/);
});

it('preserves the words that are no filters when all chips are removed', () => {
  expect(wordsOf(clearedHref(query, facets, true))).toBe('サラミ');
  expect(wordsOf(clearedHref(query, { ...facets, search: { ...search, filters: [] } }, true))).toBe(search.word);
});

it('removes the word itself when it is the only filter of the list', () => {
  expect(clearedHref(query, { ...facets, search: { ...search, filters: [] } }, false)).toBe('/product/');
});

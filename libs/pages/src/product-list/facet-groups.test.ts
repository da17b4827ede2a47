import type { ProductFacets } from '@shop/api';
import { productListCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { facetGroups } from './facet-groups.ts';
import { readListQuery } from './list-query.ts';

const value = (key: string, count = 1) => ({ value: key, label: key, count });
const facets: ProductFacets = {
  total: 5,
  categories: [value('ham', 4), value('jambon', 2), value('prosciutto', 2), value('salami'), value('saucisson')],
  brands: [value('a'), value('b')],
  tags: [],
  countries: [value('FR', 5)],
  zones: [value('chilled'), value('frozen')],
  allergens: [value('乳'), value('卵')],
  in_stock: 4,
  price: { min: 500, max: 3000 },
};
const groups = (search: string) =>
  facetGroups(facets, readListQuery(new URLSearchParams(search)), new Set(['ham', 'salami']), productListCopy);
const categories = (search: string) =>
  groups(search)
    .find(({ name }) => name === 'category')
    ?.options.map(({ value: key, depth }) => `${'-'.repeat(depth)}${key}`);

it('shows the subcategories only of the selected category', () => {
  expect(categories('')).toEqual(['', 'ham', 'salami']);
  expect(categories('category=ham')).toEqual(['', 'ham', '-jambon', '-prosciutto', 'salami']);
  expect(categories('category=saucisson')).toEqual(['', 'ham', 'salami', '-saucisson']);
});

it('lists allergens, zone and origin first, and leaves out groups without a choice', () => {
  expect(groups('').map(({ name }) => name)).toEqual(['allergen', 'zone', 'category', 'brand']);
  const origins = { ...facets, countries: [value('FR', 3), value('IT', 2)] };
  const shown = facetGroups(origins, readListQuery(new URLSearchParams()), new Set(['ham']), productListCopy);
  expect(shown.map(({ name }) => name).slice(0, 3)).toEqual(['allergen', 'zone', 'country']);
});

it('leaves out values without products, except selected ones, and groups with a single value', () => {
  const empty = { ...facets, brands: [value('a', 0), value('b', 0), value('c', 2)], zones: [value('chilled', 5)] };
  const shown = (search: string) =>
    facetGroups(empty, readListQuery(new URLSearchParams(search)), new Set(['ham', 'salami']), productListCopy);
  const brands = (search: string) =>
    shown(search)
      .find(({ name }) => name === 'brand')
      ?.options.map((one) => one.value);
  expect(brands('')).toEqual(['c']);
  expect(brands('brand=b')).toEqual(['b', 'c']);
  expect(shown('').map(({ name }) => name)).not.toContain('zone');
  expect(shown('zone=chilled').map(({ name }) => name)).toContain('zone');
});

it('checks the values in the URL', () => {
  expect(
    groups('brand=b')
      .at(-1)
      ?.options.map(({ checked }) => checked),
  ).toEqual([false, true]);
});

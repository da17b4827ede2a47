import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { membersByRank, membersFrom, membersInOrder, setOf } from '@shop/search/positions';
import { narrow, type Facet, type ProductFilter } from './product-filter.rules.ts';
import { shownCatalogue } from './catalogue-of.ts';
import type { ShownCatalogue } from './shown-catalogue.ts';
import type { ShownProduct } from './shown-product.ts';

let app: TestApp;
let catalogue: ShownCatalogue;
beforeAll(async () => {
  app = await openTestApp();
  catalogue = shownCatalogue(app.ctx());
});
afterAll(() => app.close());

/** The rule of each filter for one product, without the index. */
const rules: Record<Facet, (filter: ProductFilter, shown: ShownProduct) => boolean> = {
  category: ({ category }, { product }) =>
    category === null || product.categoryPath.some(({ key }) => key === category),
  brand: ({ brands }, { product }) => brands.length === 0 || brands.includes(product.brand.key),
  tag: ({ tags }, { product }) => tags.every((tag) => product.tagKeys.has(tag)),
  country: ({ countries }, { product }) =>
    countries.length === 0 || countries.some((code) => product.countries.has(code)),
  price: ({ priceMin, priceMax }, { product }) => product.row.price >= priceMin && product.row.price <= priceMax,
  zone: ({ zones }, { product }) => zones.length === 0 || zones.includes(product.row.zone),
  allergen: ({ allergens }, { product }) =>
    allergens.length === 0 || (product.row.isAllergenKnown && !allergens.some((name) => product.allergens.has(name))),
  stock: ({ inStock }, { summary }) => !inStock || summary.max_quantity > 0,
};
const facets = Object.keys(rules) as Facet[];

function filters(): fc.Arbitrary<ProductFilter> {
  const { brands, tags, countries, allergens, products } = catalogue.catalogue;
  const some = (values: readonly string[], maxLength: number) =>
    fc.subarray([...values, 'nothing-has-this'], { maxLength });
  return fc.record({
    keys: fc.constant(null),
    includeChildren: fc.constant(true),
    category: fc.constantFrom<(string | null)[]>(null, 'salami', 'bacon', 'nothing-has-this'),
    brands: some(
      brands.map(({ key }) => key),
      3,
    ),
    tags: some(
      tags.map(({ key }) => key),
      2,
    ),
    countries: some(
      countries.map(([code]) => code),
      3,
    ),
    zones: fc.subarray(['ambient', 'chilled', 'frozen'], { maxLength: 2 }),
    allergens: some(allergens, 2),
    priceMin: fc.constantFrom(0, 1000, 2500),
    priceMax: fc.constantFrom(3000, 8000, Number.MAX_SAFE_INTEGER),
    inStock: fc.boolean(),
    found: fc.option(
      fc.subarray([...products.keys()]).map((positions) => setOf(positions)),
      { nil: null },
    ),
  });
}

describe('a filtered catalogue', () => {
  it('contains the products that match every filter, and without one filter those that match the others', () => {
    const all = [...catalogue];
    fc.assert(
      fc.property(filters(), fc.constantFrom(...facets), (filter, facet) => {
        const positionsBy = (chosen: readonly Facet[]) =>
          all.flatMap((it, index) =>
            chosen.every((name) => rules[name](filter, it)) && (filter.found?.has(index) ?? true) ? [index] : [],
          );
        const { shown, without } = narrow(catalogue, filter);
        expect(shown.array()).toEqual(positionsBy(facets));
        expect(without(facet).array()).toEqual(positionsBy(facets.filter((name) => name !== facet)));
      }),
    );
  });
});

const sets = fc.uniqueArray(fc.nat(300), { maxLength: 120 });

describe('a page of a set of indexes', () => {
  const pages = { offset: fc.nat(130), count: fc.integer({ min: 1, max: 40 }) };

  it('is the same as that of the sorted list', () => {
    fc.assert(
      fc.property(sets, pages.offset, pages.count, (positions, offset, count) => {
        expect(membersFrom(setOf(positions), offset, count)).toEqual(
          positions.toSorted((a, b) => a - b).slice(offset, offset + count),
        );
      }),
    );
  });

  it('is the same by ranks as by iterating over an order', () => {
    fc.assert(
      fc.property(
        sets,
        fc.shuffledSubarray([...Array(301).keys()], { minLength: 301 }),
        pages.offset,
        pages.count,
        (positions, order, offset, count) => {
          const ranks = new Uint32Array(301);
          order.forEach((index, rank) => (ranks[index] = rank));
          expect(membersByRank(setOf(positions), { positions: order, ranks }, offset, count)).toEqual(
            membersInOrder(setOf(positions), order, offset, count),
          );
        },
      ),
    );
  });

  it('is in another order when one is given', () => {
    fc.assert(
      fc.property(sets, sets, pages.offset, pages.count, (positions, order, offset, count) => {
        expect(membersInOrder(setOf(positions), order, offset, count)).toEqual(
          order.filter((index) => positions.includes(index)).slice(offset, offset + count),
        );
      }),
    );
  });
});

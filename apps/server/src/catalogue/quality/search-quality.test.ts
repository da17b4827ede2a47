import type { ProductSummary } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { floors } from './floors.ts';
import {
  precisionOf,
  qualityByGroup,
  recallOf,
  searchAll,
  type Searched,
  type SearchQuality,
} from './measure-search.ts';
import { querySets } from './queries/index.ts';

type SetName = keyof typeof querySets;
const names = Object.keys(querySets) as SetName[];
const every = names.flatMap((name) => querySets[name]);

let shop: TestApp;
const searchedOf = new Map<SetName, Searched[]>();
beforeAll(async () => {
  shop = await openTestApp();
  for (const name of names) {
    const searched = await searchAll(querySets[name], async (word) => {
      const { body } = await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word } });
      return body.map(({ key }) => key);
    });
    searchedOf.set(name, searched);
    // `npm run search:quality` runs this file, so that the effect of a change in the search is visible.
    process.stdout.write(`${tableOf(name, qualityByGroup(searched))}\n\n`);
  }
});
afterAll(() => shop.close());

describe('the search', () => {
  it.each(names.flatMap((name) => Object.entries(floors[name]).map(([group, floor]) => ({ name, group, floor }))))(
    'finds $group of the $name set with at least the minimum quality',
    ({ name, group, floor: [recall, precision] }) => {
      const searched = searchedOf.get(name) ?? [];
      const quality = qualityByGroup(searched).get(group);
      const weak = searched.filter(
        (one) =>
          one.query.group === group && (precisionOf(one) < 1 || (one.query.wanted.length > 0 && recallOf(one) < 1)),
      );
      const details = weak.map(({ query, found }) => `${query.typed}: ${found.join(' ') || 'nothing'}`).join('\n');
      expect(quality?.recall, details).toBeGreaterThanOrEqual(recall);
      expect(quality?.precision, details).toBeGreaterThanOrEqual(precision);
    },
  );

  it('is tested with products that exist', async () => {
    const { body } = await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { per: '60' } });
    const sold = new Set(body.map(({ key }) => key));
    expect(every.flatMap(({ allowed }) => allowed).filter((key) => !sold.has(key))).toEqual([]);
  });

  it('is tested with every group, at least a hundred and fifty queries, and no query twice', () => {
    for (const name of names)
      expect([...qualityByGroup(searchedOf.get(name) ?? []).keys()].sort()).toEqual(Object.keys(floors[name]).sort());
    expect(querySets.catalogue.length).toBeGreaterThanOrEqual(150);
    expect(new Set(every.map(({ typed }) => typed)).size).toBe(every.length);
  });
});

function tableOf(set: string, quality: ReadonlyMap<string, SearchQuality>): string {
  const lines = [...quality].map(
    ([group, { queries, recall, precision }]) =>
      `${group.padEnd(12)}${String(queries).padStart(8)}${recall.toFixed(3).padStart(9)}${precision.toFixed(3).padStart(11)}`,
  );
  return [`${`${set} set`.padEnd(12)} queries   recall  precision`, ...lines].join('\n');
}

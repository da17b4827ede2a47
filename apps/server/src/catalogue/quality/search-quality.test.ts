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
import { searchQueries } from './queries/index.ts';

let shop: TestApp;
let searched: Searched[];
beforeAll(async () => {
  shop = await openTestApp();
  searched = await searchAll(searchQueries, async (word) => {
    const { body } = await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word } });
    return body.map(({ key }) => key);
  });
  // `npm run search:quality` is this file: whoever changes the search reads what became of it.
  process.stdout.write(`${tableOf(qualityByGroup(searched))}\n`);
});
afterAll(() => shop.close());

describe('the search', () => {
  it.each(Object.entries(floors))('finds %s no worse than it did', (group, [recall, precision]) => {
    const quality = qualityByGroup(searched).get(group);
    const weak = searched.filter(
      (one) =>
        one.query.group === group && (precisionOf(one) < 1 || (one.query.wanted.length > 0 && recallOf(one) < 1)),
    );
    const details = weak.map(({ query, found }) => `${query.typed}: ${found.join(' ') || 'nothing'}`).join('\n');
    expect(quality?.recall, details).toBeGreaterThanOrEqual(recall);
    expect(quality?.precision, details).toBeGreaterThanOrEqual(precision);
  });

  it('is asked for goods that exist', async () => {
    const { body } = await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { per: '60' } });
    const sold = new Set(body.map(({ key }) => key));
    expect(searchQueries.flatMap(({ allowed }) => allowed).filter((key) => !sold.has(key))).toEqual([]);
  });

  it('is asked for every group, a hundred and fifty times or more', () => {
    expect([...qualityByGroup(searched).keys()].sort()).toEqual(Object.keys(floors).sort());
    expect(searchQueries.length).toBeGreaterThanOrEqual(150);
  });
});

function tableOf(quality: ReadonlyMap<string, SearchQuality>): string {
  const lines = [...quality].map(
    ([group, { queries, recall, precision }]) =>
      `${group.padEnd(12)}${String(queries).padStart(8)}${recall.toFixed(3).padStart(9)}${precision.toFixed(3).padStart(11)}`,
  );
  return [`${'group'.padEnd(12)} queries   recall  precision`, ...lines].join('\n');
}

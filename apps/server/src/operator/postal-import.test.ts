import type { PostalCodeHit } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { operatorClient } from './testing/operator-client.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

const lookUp = async (code: string) =>
  (await shop.call<PostalCodeHit[]>('GET', '/v1/postal-code', { query: { code } })).body.map(
    ({ prefecture_code: number, city, town }) => [number, city, town],
  );
const put = (kind: string, places: object[], query = '') => operator.ask('PUT', `postal/${kind}${query}`, { places });
const office = { code: '1508510', prefecture: '東京都', city: '渋谷区', town: '渋谷2丁目21-1' };

describe('postal codes', () => {
  it('of a tower are found only for its floors', async () => {
    expect(await lookUp('1630801')).toEqual([['13', '新宿区', '西新宿新宿ＮＳビル']]);
    expect(await lookUp('1630890')).toHaveLength(1);
    expect(await lookUp('1630899')).toEqual([]);
    expect(await lookUp('1630800')).toEqual([]);
  });

  it('of offices are found after their import, in addition to the areas', async () => {
    expect((await put('office', [office], '?dry_run=true')).status).toBe(200);
    expect(await lookUp('150-8510')).toEqual([]);
    expect((await put('office', [office])).status).toBe(200);
    expect(await lookUp('150-8510')).toEqual([['13', '渋谷区', '渋谷2丁目21-1']]);
    expect(await lookUp('100-0001')).toEqual([['13', '千代田区', '千代田']]);
  });

  it('of an incomplete file, or with an unknown prefecture, are refused', async () => {
    expect((await put('area', [office])).body.code).toBe('postal.too_few');
    expect((await put('office', [{ ...office, prefecture: '江戸' }])).status).toBe(422);
    expect(await lookUp('150-8510')).toHaveLength(1);
  });

  it('of areas replace the built-in data: codes that they lack are not found', async () => {
    const places = Array.from({ length: 60_000 }, (_, index) => ({
      ...office,
      code: String(2_000_000 + index),
      town: '見本町',
    }));
    expect((await put('area', places)).status).toBe(200);
    expect(await lookUp('2000001')).toEqual([['13', '渋谷区', '見本町']]);
    expect(await lookUp('100-0001')).toEqual([]);
    expect(await lookUp('150-8510')).toHaveLength(1);
  });
});

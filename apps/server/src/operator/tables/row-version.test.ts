import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

const ham = 'ham-fr-001';
const product = async (key = ham) => (await operator.takeVersions('products')).find((row) => row.key === key) ?? {};
const refusal = async (table: string, rows: object[]) => {
  const { status, body } = await operator.put(table, rows);
  return status === 200 ? 'accepted' : (body.rows ?? []).map(({ row, field, message }) => `${row} ${field} ${message}`);
};

describe('a file that is older than its row', () => {
  it('is refused with its line, so that another price is not silently put back', async () => {
    const file = [await product('ham-fr-002'), await product()];
    await operator.ask('PATCH', `products/${ham}`, { price: 1999 });
    expect(await refusal('products', [file[0] ?? {}, { ...file[1], name_kana: 'バイヨンヌ' }])).toEqual([
      expect.stringMatching(/^1 version 書き出したあとに変更された行です\(いまの値と違う列: name_kana、price\)。/),
    ]);
    expect(await product()).toMatchObject({ price: 1999 });
    expect(await refusal('products', [{ ...(await product()), price: 2180 }])).toBe('accepted');
    expect(await product()).toMatchObject({ price: 2180 });
  });

  it('is refused after its tags changed, which are stored in another table', async () => {
    const file = await product();
    await operator.put('products', [{ key: ham, tags: ['can'] }]);
    expect(await refusal('products', [{ ...file, price: 1 }])).toEqual([expect.stringContaining('tags')]);
  });

  it('is accepted where it says what the row already has', async () => {
    const file = { ...(await product()), price: 2500 };
    expect(await refusal('products', [file])).toBe('accepted');
    expect((await operator.put('products', [file])).body).toEqual({ created: 0, updated: 0, unchanged: 1, deleted: 0 });
  });

  it('does not bring a deleted row back', async () => {
    await operator.put('closed-days', [{ date: '2027-05-01', reason: '棚卸し' }]);
    const days = await operator.takeVersions('closed-days');
    await operator.put(
      'closed-days',
      days.filter(({ date }) => date !== '2027-05-01'),
      { replace: true },
    );
    expect(await refusal('closed-days', days)).toEqual([
      expect.stringContaining('version 書き出したあとに削除または変更された行です。'),
    ]);
  });
});

it('a row that was copied within the file is added', async () => {
  const file = await product('ham-fr-002');
  expect(await refusal('products', [file, { ...file, key: 'ham-copy', sku: 'HAM-COPY' }])).toBe('accepted');
});

it('what only the server changes makes no row stale', async () => {
  const file = await product('ham-fr-003');
  await shop.db.execute(`update products set updated_at = now(), search_index_version = 0 where key = 'ham-fr-003'`);
  expect(await refusal('products', [{ ...file, price: 9000 }])).toBe('accepted');
});

it('a file without versions is accepted with a warning', async () => {
  const { version: _version, ...row } = await product();
  const { body } = await operator.put('products', [{ ...row, price: 2300 }]);
  expect(body).toMatchObject({ updated: 1, warnings: [expect.stringMatching(/^version のない1行は/)] });
});

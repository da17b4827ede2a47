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

const csv = { saved_as: 'csv' };
const narrow = { saved_as: 'narrow_csv' };
const island = { name: '見本の島', extra_days: 1, surcharge: 500, takes_cool: true };
const coupon = {
  name: '見本',
  kind: 'amount',
  value: 100,
  min_subtotal: 0,
  starts_at: '2026-11-01',
  ends_at: '2026-11-28',
};
const imported = async (table: string, rows: object[], options: object = csv) => {
  const { status, body } = await operator.put(table, rows, options);
  return status === 200 ? [] : (body.rows ?? []).map(({ row, field, message }) => `${row} ${field} ${message}`);
};
const prefixes = async () => (await operator.take('islands')).map(({ postal_prefix: it }) => it);

describe('the prefix of a postal code', () => {
  it('that lost its leading zero creates no new island', async () => {
    const before = await prefixes();
    expect(before).toContain('0970');
    expect(await imported('islands', [{ ...island, postal_prefix: '〒097-0' }])).toEqual([]);
    expect(await imported('islands', [{ ...island, postal_prefix: '970' }])).toEqual([
      expect.stringMatching(/^0 postal_prefix 登録済みの「0970」の先頭の0がなくなっている/),
    ]);
    expect(await imported('islands', [{ ...island, postal_prefix: '9701' }])).toEqual([
      expect.stringMatching(/^0 postal_prefix 「9701」は、先頭の0がなくなったものと区別できません。/),
    ]);
    expect(await prefixes()).toEqual(before);
  });

  it('is accepted in every complete form, and unchanged from a program', async () => {
    for (const written of ['〒100-21', '１００－２２', "'10023", '09791', '097-92'])
      expect(await imported('islands', [{ ...island, postal_prefix: written }])).toEqual([]);
    expect(await imported('islands', [{ ...island, postal_prefix: '10024' }], {})).toEqual([]);
    expect(await prefixes()).toEqual(expect.arrayContaining(['10021', '10022', '10023', '09791', '09792', '10024']));
  });
});

describe('a key that a spreadsheet converted to a number or a date', () => {
  it.each([
    ['coupons', { ...coupon, code: '3.97012E+11' }, 'code', '表計算ソフトが桁を省いた数値です'],
    ['coupons', { ...coupon, code: '1月2日' }, 'code', '表計算ソフトが日付に変えたもののようです'],
    ['stock', { product: '2001/1/2', delta: 1 }, 'product', '表計算ソフトが日付に変えた'],
    ['products', { key: 'ham-fr-001', sku: '4.5E+12' }, 'sku', '桁を省いた数値'],
    ['collection-entries', { collection: '2-Jan', key: 'x' }, 'collection', '日付に変えた'],
  ])('in %s is refused: %j', async (table, row, field, words) => {
    expect(await imported(table, [row])).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^0 ${field} .*${words}`)) as string]),
    );
  });

  it('is refused without its leading zero, when the complete one exists', async () => {
    expect(await imported('coupons', [{ ...coupon, code: '0012' }])).toEqual([]);
    expect(await imported('coupons', [{ ...coupon, code: '12' }])).toEqual([
      expect.stringContaining('0 code 登録済みの「0012」の先頭の0が'),
    ]);
  });
});

describe('a text that lost characters when saved', () => {
  it('is refused with its row and column, and with the way to save it', async () => {
    const [one, two] = await operator.take('brands');
    const named = [{ ...one, name: 'Jamón & Queso' }, two];
    await operator.put('brands', named as object[]);
    const lost = 'name 登録済みの文字の一部が、保存したときに失われています。Excelでは「名前を付けて保存」で、';
    expect(await imported('brands', [two, { ...one, name: 'Jam?n & Queso' }] as object[])).toEqual([
      expect.stringMatching(`^1 ${lost}ファイルの種類に「CSV UTF-8`),
    ]);
    expect(await imported('brands', [{ ...one, name: 'Jamon & Queso' }], narrow)).toEqual([
      expect.stringMatching(`^0 ${lost}`),
    ]);
    expect((await operator.take('brands'))[0]?.name).toBe('Jamón & Queso');
    expect(await imported('brands', [{ ...one, name: 'Jamon & Queso' }])).toEqual([]);
  });
});

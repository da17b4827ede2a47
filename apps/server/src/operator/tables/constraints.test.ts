import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';
import { checkSentences } from './check-sentences.ts';
import { describeDatabaseError } from './describe-database-error.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

interface Constraint extends Record<string, unknown> {
  name: string;
  kind: 'c' | 'f' | 'p' | 'u';
  table: string;
  other: string | null;
  columns: string;
}

const constraints = async () =>
  (
    await shop.db.execute<Constraint>(`
      select conname as name, contype as kind, pg_class.relname as table, other.relname as other,
        (select string_agg(attname, ', ') from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint join pg_class on pg_class.oid = conrelid left join pg_class other on other.oid = confrelid
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u')
      union all
      select indexrelid::regclass::text, 'u', relname, null,
        (select string_agg(attname, ', ') from pg_attribute where attrelid = indrelid and attnum = any(indkey))
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace`)
  ).rows;

/** The errors by which PostgreSQL refuses a row because of a constraint. */
function refusalsBy({ name, kind, table, other, columns }: Constraint): Error[] {
  const key = `Key (${columns})=(1)`;
  const refusal = (code: string, detail: string) =>
    Object.assign(new Error(name), { code, constraint: name, table, column: columns, detail });
  if (kind === 'c') return [refusal('23514', '')];
  if (kind !== 'f') return [refusal('23505', `${key} already exists.`)];
  return [
    refusal('23503', `${key} is not present in table "${other}".`),
    refusal('23503', `${key} is still referenced from table "${table}".`),
  ];
}

describe('every constraint of the schema', () => {
  it('has a Japanese sentence without its name', async () => {
    const all = await constraints();
    expect(all.length).toBeGreaterThan(250);
    const unclear = all.flatMap((constraint) =>
      refusalsBy(constraint).flatMap((error) => {
        const sentence = describeDatabaseError(error) ?? '';
        const isClear =
          /[ぁ-ん].*。$/.test(sentence) && !sentence.includes(constraint.name) && !sentence.includes('ほかの記録');
        return isClear ? [] : [`${constraint.table} ${constraint.name}: ${sentence}`];
      }),
    );
    expect(unclear).toEqual([]);
  });

  it('that checks values has a sentence of its own, and none is left over', async () => {
    const names = (await constraints()).filter(({ kind }) => kind === 'c').map(({ name }) => name);
    expect(Object.keys(checkSentences).toSorted()).toEqual(names.toSorted());
  });
});

describe('a row that the database refuses', () => {
  const coupon = {
    code: 'SPRING',
    name: '春',
    kind: 'amount',
    value: 100,
    min_subtotal: 0,
    starts_at: '2026-11-01',
    ends_at: '2026-11-28',
  };

  it.each([
    [
      'coupons',
      { ...coupon, kind: 'half' },
      'クーポンの種類(kind)は amount(円引き)、percent(%引き)、free_carriage(送料無料)の',
    ],
    ['coupons', { ...coupon, code: 'spring' }, 'クーポンコードは、1〜32文字の大文字の英字と数字に'],
    ['products', { key: 'ham-fr-002', sku: 'HAM-FR-001' }, 'skuの値が、ほかの行と重なっています。'],
    ['products', { key: 'ham-fr-002', sale_status: 'suspended' }, '理由(suspend_reason)が必要です。'],
  ])('of %s %j says why', async (table, row, message) => {
    const { status, body } = await operator.put(table, [row]);
    expect([status, body.rows?.map((error) => error.message)]).toEqual([
      422,
      [expect.stringContaining(message) as string],
    ]);
  });

  it('because others use it names them', async () => {
    const [, ...rest] = await operator.take('brands');
    const { body } = await operator.put('brands', rest, { replace: true });
    expect(body.rows?.[0]?.message).toMatch(/ を削除できません。「商品」で使われています。$/);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { type Amending, openAmending } from './testing/amending.ts';

const [cod, transfer] = [3, 4] as const;
const [ham, sausage] = ['ham-fr-001', 'sal-fr-001'] as const;

let shop: TestApp;
let amending: Amending;
beforeAll(async () => {
  shop = await openTestApp();
  amending = await openAmending(shop);
  await shop.db.execute(sql`update stocks set quantity = 1000`);
  await shop.settled();
});
beforeEach(() => shop.settled());
afterAll(() => shop.close());

const mailsOf = (no: string) =>
  amending.one<number>(
    sql`select count(*)::int from mail_outbox where kind = 'order_amended' and data->>'orderNo' = ${no}`,
  );

describe('a line of an order', () => {
  it('grows and shrinks: sum, stock, taxes and rows follow, and what was agreed stays', async () => {
    const { id, no } = await amending.buy({ [ham]: 2 }, cod);
    const stock = await amending.stockOf(ham);
    const before = await amending.taro.order(id);
    const { status, body } = await amending.amend(no, { lines: [{ line: 1, quantity: 5 }], settles_by: 'on_delivery' });
    expect([status, body]).toMatchObject([200, { no: 1, kinds: ['lines'], settles_by: 'on_delivery' }]);
    const after = await amending.taro.order(id);
    expect(after.lines.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [5, before.lines[0]?.unit_price],
    ]);
    expect(after.user_order_total_payment).toBe(body.total_after);
    expect(after.per_rate.reduce((sum, { taxable_incl }) => sum + taxable_incl, 0)).toBe(body.total_after);
    expect(await amending.stockOf(ham)).toBe(stock - 3);
    expect(await amending.one(sql`select sum(taxable_incl)::int from order_taxes where order_id = ${id}`)).toBe(
      body.total_after,
    );
    expect(await amending.one(sql`select quantity from order_lines where order_id = ${id}`)).toBe(5);
    expect(await amending.one(sql`select amount from payments where order_id = ${id}`)).toBe(body.total_after);
    expect(await amending.one(sql`select snapshot->'lines'->0->>'quantity' from orders where id = ${id}`)).toBe('2');
    expect(await mailsOf(no)).toBe(1);
    const back = await amending.amend(no, { lines: [{ line: 1, quantity: 2 }] });
    expect(back.body.total_after).toBe(before.user_order_total_payment);
    expect(await amending.stockOf(ham)).toBe(stock);
    expect((await amending.taro.order(id)).terms).toEqual(before.terms);
  });

  it('keeps its price when the shop changed it; an added product has the price of today', async () => {
    const { id, no } = await amending.buy({ [ham]: 2 }, transfer);
    const [line] = (await amending.taro.order(id)).lines;
    await amending.operator.ask('PATCH', `products/${ham}`, { price: (line?.unit_price ?? 0) + 100 });
    const { status } = await amending.amend(no, {
      lines: [{ line: 1, quantity: 3 }],
      added: [{ product_key: ham, quantity: 1 }],
      settles_by: 'transfer',
    });
    expect(status).toBe(200);
    const after = await amending.taro.order(id);
    expect(after.lines.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [3, line?.unit_price],
      [1, (line?.unit_price ?? 0) + 100],
    ]);
    await amending.operator.ask('PATCH', `products/${ham}`, { price: line?.unit_price });
  });
});

describe('a dry run', () => {
  it('returns difference, ways and mail, and changes nothing', async () => {
    const { id, no } = await amending.buy({ [ham]: 2 }, cod);
    const before = await amending.taro.order(id);
    const { status, body } = await amending.amend(
      no,
      { added: [{ product_key: sausage, quantity: 1 }] },
      { isDryRun: true },
    );
    expect(status).toBe(200);
    expect(body.ways).toEqual(['on_delivery', 'shop_bears']);
    expect(body.settles_by).toBeNull();
    expect(body.difference).toBe(body.total_after - body.total_before);
    expect(body.mail?.body).toContain('変更前: なし');
    expect(await amending.taro.order(id)).toEqual(before);
    expect(await mailsOf(no)).toBe(0);
    const refused = await amending.amend(no, { added: [{ product_key: sausage, quantity: 1 }] });
    expect([refused.status, refused.body.code]).toEqual([409, 'amendment.settlement']);
  });
});

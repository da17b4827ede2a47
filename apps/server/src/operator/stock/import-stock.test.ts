import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberBuyer, type MemberBuyer } from '../../checkout/order/testing/member-buyer.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import type { FileRow } from '../tables/read-table.ts';
import { operatorClient } from '../testing/operator-client.ts';

const [cod, transfer] = [3, 4] as const;
const [ham, other] = ['ham-fr-001', 'ham-fr-002'] as const;

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let taro: MemberBuyer;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
  taro = await memberBuyer(shop);
});
afterAll(() => shop.close());

interface ProductStock {
  quantity: number;
  moves: { delta: number; kind: string; reason: string | null; order_no: string | null; actor: string }[];
}

const stockOf = async (key: string = ham) => (await operator.ask<ProductStock>('GET', `products/${key}/stock`)).body;
const quantity = async (key: string = ham) => (await stockOf(key)).quantity;
const exported = async (key: string = ham): Promise<FileRow> =>
  (await operator.take('stock')).find(({ product }) => product === key) ?? {};
const imported = async (rows: object[], options: object = { saved_as: 'csv' }) => {
  const { status, body } = await operator.put('stock', rows, options);
  return status === 200
    ? body.updated
    : (body.rows ?? []).map(({ row, field, message }) => `${row} ${field} ${message}`);
};
const buy = async (pieces: number, method: number = cod) =>
  (await taro.decide(await taro.ready({ [ham]: pieces }, method))).body;
/** The products whose moves do not sum up to their stock. */
const differences = async () =>
  (
    await shop.db.execute(sql`select key, quantity, sum(delta)::int as moved from products
      join stocks on stocks.product_id = products.id left join stock_moves on stock_moves.product_id = products.id
      group by key, quantity having quantity <> coalesce(sum(delta), 0)`)
  ).rows;

describe('a stock file', () => {
  it('leaves sold pieces sold: 57 exported, 2 bought, and the unchanged file leaves 55', async () => {
    await imported([{ product: ham, delta: 57 - (await quantity()) }]);
    const morning = await exported();
    expect(morning).toMatchObject({ product: ham, seen: 57, counted: null, delta: null });
    await buy(2);
    expect(await quantity()).toBe(55);
    expect(await imported([morning])).toBe(0);
    expect(await imported([{ ...morning, counted: 57 }])).toBe(0);
    expect(await quantity()).toBe(55);
    expect(await imported([{ ...morning, counted: 60 }])).toBe(1);
    expect(await quantity()).toBe(58);
  });

  it('refuses an absolute number with its line, and changes nothing', async () => {
    const before = await quantity();
    expect(
      await imported([
        { product: other, delta: 1 },
        { product: ham, quantity: 57 },
      ]),
    ).toEqual([expect.stringMatching(/^1 quantity 在庫数\(quantity\)での上書きはできません。/)]);
    expect(await imported([{ product: ham, counted: 57 }])).toEqual([
      expect.stringMatching(new RegExp(`^0 seen 数えた数\\(counted\\)だけでは.*いまの在庫数は${before}です。`)),
    ]);
    expect(await quantity()).toBe(before);
  });

  it('counts once however often it is imported, and a corrected count replaces the first', async () => {
    shop.clock.advance(60_000);
    const file = { ...(await exported()), counted: (await quantity()) + 10 };
    const before = await quantity();
    expect([await imported([file]), await imported([file])]).toEqual([1, 0]);
    expect(await quantity()).toBe(before + 10);
    expect(await imported([{ ...file, counted: file.counted - 4 }])).toBe(1);
    expect(await quantity()).toBe(before + 6);
  });

  it('adds a delivery once from one export', async () => {
    shop.clock.advance(60_000);
    const file = { ...(await exported()), delta: 24, kind: 'receipt', reason: '11月入荷' };
    const before = await quantity();
    expect(await imported([file])).toBe(1);
    expect(await imported([file])).toEqual([expect.stringMatching(/^0 delta この増減は .* に取り込み済みです。/)]);
    expect(await quantity()).toBe(before + 24);
    expect((await stockOf()).moves[0]).toMatchObject({ delta: 24, kind: 'receipt', reason: '11月入荷', actor: 'cli' });
  });

  it.each([
    [{ counted: 1, delta: 1, seen: 1 }, 'delta counted(数えた数)と delta(増減)は、どちらか一方を'],
    [{ delta: -1_000_000 }, 'delta 在庫数が-'],
    [{ counted: 0, seen: 999_999 }, 'counted 在庫数が-'],
    [{ counted: -1, seen: 3 }, 'counted 0以上で指定してください。'],
    [{ delta: 1, kind: 'sale' }, 'kind receipt、correction のいずれかを'],
  ])('refuses %j with its line', async (row, message) => {
    const before = await quantity();
    expect(await imported([{ product: ham, ...row }])).toEqual([expect.stringContaining(`0 ${message}`)]);
    expect(await quantity()).toBe(before);
  });

  it('refuses an unknown product, and one that it has twice', async () => {
    expect(
      await imported([
        { product: 'nothing', delta: 1 },
        { product: ham, delta: 1 },
        { product: ham, delta: 1 },
      ]),
    ).toEqual(['0 product 「nothing」は登録されていません。', '2 product 同じ商品の行がファイルの中に2つあります。']);
  });

  it('counts a new product without the stock that was seen', async () => {
    const [known] = (await operator.take('products')).filter(({ key }) => key === ham);
    await operator.put('products', [{ ...known, key: 'ham-new', sku: 'HAM-NEW' }]);
    expect(await imported([{ product: 'ham-new', counted: 12 }])).toBe(1);
    expect(await quantity('ham-new')).toBe(12);
    expect(await imported([{ product: 'ham-new', counted: 13 }])).toEqual([
      expect.stringContaining('いまの在庫数は12'),
    ]);
  });
});

describe('the ledger', () => {
  it('sums up to the stock of every product from the first day, through orders, cancellations and returns', async () => {
    expect(await differences()).toEqual([]);
    const cancelled = await buy(3, transfer);
    await operator.ask('PATCH', `orders/${cancelled.order_no}`, { cancel_reason: '在庫の破損のため' });
    const returned = await buy(2);
    for (const move of ['prepare', 'ship']) await operator.ask('PATCH', `orders/${returned.order_no}`, { move });
    await operator.ask('PATCH', `orders/${returned.order_no}`, {
      refund: { key: 'back', reason: '長期ご不在', parcel: 1, restock: true, keep_money: true },
    });
    const { moves } = await stockOf();
    expect(moves.slice(0, 4).map(({ delta, kind, order_no: no }) => [delta, kind, no])).toEqual([
      [2, 'return', returned.order_no],
      [-2, 'sale', returned.order_no],
      [3, 'return', cancelled.order_no],
      [-3, 'sale', cancelled.order_no],
    ]);
    expect(await differences()).toEqual([]);
  });

  it('cannot be changed afterwards', async () => {
    await expect(shop.db.execute(sql`update stock_moves set delta = 1`)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'The ledger of stock is only added to.' }) as Error,
    });
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller, typedAddress, typedOrderer } from '../cart/testing/cart-caller.ts';
import { pdfText } from '../platform/paper/pdf-text.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { operatorClient } from './testing/operator-client.ts';
import type { DecisionResult } from '@shop/api';

const cod = 3;
const seibo = { purpose: 'seibo', ribbon: 'butterfly', top_text: '御歳暮', names: ['見本 太郎'], position: 'inner' };
let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

let keys = 0;

/** Buys products of two zones; a gift goes to another receiver with a noshi. @returns the order's number */
async function buy({ isGift = false, name = '太郎', names = seibo.names } = {}): Promise<string> {
  const caller = cartCaller(shop);
  const { token } = await caller.withProducts({ 'ham-fr-001': 1, 'acc-fr-001': 1 });
  const address = isGift
    ? { ...typedAddress, shipping_first_name: '花子' }
    : { ...typedAddress, shipping_first_name: name };
  const { detail } = await caller.patch('shippings/add', { token, address });
  const [shipping] = detail.shippings;
  if (isGift)
    await caller.patch('shippings/modify', {
      token,
      key: shipping?.key,
      noshi: { ...seibo, names },
      message: 'お世話になりました。',
    });
  const cart = await caller.patch('order/modify', {
    token,
    orderer: { ...typedOrderer, first_name: name },
    payment_id: isGift ? 4 : cod,
  });
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${token}/decision`, {
    body: { idempotency_key: `the-key-of-the-work-${(keys += 1)}`, quote_hash: cart.quote.hash },
  });
  return body.order_no;
}

interface Parcels {
  columns: string[];
  parcels: Record<string, unknown>[];
}
const list = async (query = '') => (await operator.ask<Parcels>('GET', `work/parcels?${query}`)).body;
const document = async (kind: string, query = '') => {
  const { body } = await operator.ask<{ count: number; content: string }>('GET', `work/${kind}?${query}`);
  return { count: body.count, text: pdfText(Buffer.from(body.content, 'base64')).join('\n') };
};
const mark = (orders: object[], query = '') =>
  operator.ask<{ changed: number }>('PATCH', `work/orders${query}`, { orders });

describe("a day's parcels", () => {
  it('are filtered by state, day, zone, channel and payment', async () => {
    const number = await buy();
    const own = async (query: string) => (await list(`orders=${number}&${query}`)).parcels;
    const [row] = await own('');
    expect(row).toMatchObject({
      order_no: number,
      parcel_no: 1,
      channel: 'simple',
      payment: 'cod',
      receiver_name: '見本 太郎',
    });
    const [day, zone] = [String(row?.ship_date), String(row?.zone)];
    for (const query of [
      'states=accepted&states=preparing',
      `ship_from=${day}&ship_to=${day}`,
      `zone=${zone}`,
      'channel=simple',
      'payment=cod',
    ])
      expect([query, (await own(query)).length > 0]).toEqual([query, true]);
    for (const query of ['states=shipped', 'ship_to=2020-01-01', 'channel=fle', 'payment=card', 'carrier=sagawa'])
      expect([query, await own(query)]).toEqual([query, []]);
  });

  it('have the same columns in the same order', async () => {
    const { columns, parcels } = await list();
    expect(columns.slice(0, 5)).toEqual(['order_no', 'parcel_no', 'channel', 'status', 'ordered_at']);
    for (const row of parcels) expect(Object.keys(row)).toEqual(columns);
  });

  it('contain the tax by rate once per order', async () => {
    const number = await buy();
    await shop.db.execute(sql`insert into order_parcels (order_id, packing_key, zone, carrier, ship_date, planned_date)
      select order_id, packing_key || '-2', zone, carrier, ship_date, planned_date from order_parcels
      where order_id = (select id from orders where order_no = ${number})`);
    const rows = (await list(`orders=${number}`)).parcels;
    expect(rows.length).toBeGreaterThan(1);
    const total = Number(rows[0]?.total_payment);
    expect(Number(rows[0]?.taxable_8) + Number(rows[0]?.taxable_10)).toBe(total);
    expect(Number(rows[0]?.tax_8)).toBeGreaterThan(0);
    for (const row of rows.slice(1)) expect([row.taxable_8, row.tax_8, row.taxable_10]).toEqual([null, null, null]);
  });

  it('are added up by product in the picking list, by zone', async () => {
    const [one, two] = [await buy(), await buy()];
    const { body } = await operator.ask<{ products: Record<string, unknown>[]; content?: string }>(
      'GET',
      `work/picking?orders=${one}&orders=${two}&format=pdf`,
    );
    expect(body.products.find((product) => product.product_key === 'ham-fr-001')).toMatchObject({
      quantity: 2,
      parcels: [{ quantity: 1 }, { quantity: 1 }],
    });
    const zones = body.products.map(({ zone }) => zone);
    expect(zones).toEqual(zones.toSorted());
    expect(pdfText(Buffer.from(body.content ?? '', 'base64')).join('\n')).toContain('ピッキングリスト');
  });

  it('refuse an unknown filter value', async () => {
    expect((await operator.ask('GET', 'work/parcels?zone=hot')).status).toBe(422);
    expect((await operator.ask('GET', 'work/parcels?ship_from=tomorrow')).status).toBe(422);
    expect((await operator.ask('GET', 'work/parcels?payment=convenience')).status).toBe(422);
    expect((await operator.ask('GET', 'work/parcels?payment_state=paid')).status).toBe(422);
    expect((await operator.ask('GET', 'work/parcels?channel=no-such')).body.code).toBe('channel.not_found');
  });

  it('refuse an unknown order number, also among others', async () => {
    const number = await buy();
    const answer = await operator.ask('GET', `work/parcels?orders=${number}&orders=261120-NNNNN`);
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'order.not_found', message: expect.stringContaining('261120-NNNNN') },
    });
    expect(answer.body.message).not.toContain(number);
    expect((await list(`orders=${number}&states=shipped`)).parcels).toEqual([]);
  });
});

describe('orders', () => {
  const found = async (words: string) =>
    new Set((await list(`find=${encodeURIComponent(words)}`)).parcels.map((row) => row.order_no));

  it('are found by name, kana, telephone, email, product and number, in any writing', async () => {
    const [own, gift] = [await buy({ name: '桜子' }), await buy({ isGift: true })];
    for (const words of ['桜子', '見本 桜子', 'ﾐﾎﾝ 桜子', 'ham-fr-001 桜子', own, own.toLowerCase().replace('-', '')])
      expect([words, await found(words)]).toEqual([words, new Set([own])]);
    expect((await found('花子')).has(gift)).toBe(true);
    for (const words of [typedOrderer.phone_number, typedOrderer.phone_number.replaceAll('-', ''), typedOrderer.email])
      expect((await found(words)).has(own)).toBe(true);
    expect(await found('桜子 花子')).toEqual(new Set());
    expect(await found('%')).toEqual(new Set());
  });

  it('are found by changed content, and by a tracking number', async () => {
    const own = await buy({ name: '梅子' });
    expect(await found('梅子')).toEqual(new Set([own]));
    await shop.db.execute(
      sql`update orders set current = replace(snapshot::text, '梅子', '竹子')::jsonb where order_no = ${own}`,
    );
    expect([await found('梅子'), await found('竹子')]).toEqual([new Set(), new Set([own])]);
    await mark([{ key: own, move: 'prepare' }]);
    await mark([{ key: own, move: 'ship', tracking: ['1234-5678-9012'] }]);
    expect(await found('1234-5678-9012')).toEqual(new Set([own]));
  });
});

describe('many orders', () => {
  it('are moved together or not at all', async () => {
    const [one, two] = [await buy(), await buy()];
    const prepare = [one, two].map((key) => ({ key, move: 'prepare' }));
    const status = async () => (await list(`orders=${one}&orders=${two}`)).parcels.map((row) => row.status);
    expect((await mark(prepare, '?dry_run=true')).status).toBe(200);
    expect(new Set(await status())).toEqual(new Set(['accepted']));
    const wrong = await mark([...prepare, { key: 'no-such-order', move: 'prepare' }, { key: one, move: 'deliver' }]);
    expect(wrong).toMatchObject({ status: 422, body: { code: 'orders.invalid' } });
    expect(wrong.body.rows?.map(({ row }) => row)).toEqual([2, 3]);
    expect(new Set(await status())).toEqual(new Set(['accepted']));
    expect((await mark(prepare)).body).toEqual({ changed: 2 });
    expect(new Set(await status())).toEqual(new Set(['preparing']));
  });

  it('are moved one by one on request, with the reason of each that cannot go', async () => {
    const [one, two] = [await buy(), await buy()];
    const moves = [
      { key: one, move: 'prepare' },
      { key: two, move: 'deliver' },
      { key: two, move: 'prepare' },
    ];
    expect((await mark(moves, '?partial=true')).body).toMatchObject({
      changed: 2,
      errors: [{ row: 1, field: two, message: expect.stringContaining('この操作はできません') }],
    });
    expect(new Set((await list(`orders=${one}&orders=${two}`)).parcels.map((row) => row.status))).toEqual(
      new Set(['preparing']),
    );
  });
});

describe('a packing slip', () => {
  it('shows the payer the products with allergens, storage and prices', async () => {
    const { count, text } = await document('slips', `orders=${await buy()}`);
    expect(count).toBeGreaterThan(0);
    for (const printed of ['納品書', '見本 太郎 様', 'アレルゲン:', '保存方法:', '金額(税込)'])
      expect(text).toContain(printed);
  });

  it('prints names in scripts that the shop’s fonts lack, and the usual form of a kanji', async () => {
    const own = await buy({ name: '김민준辻\u{e0100}' });
    const gift = await buy({ isGift: true, names: ['张 辻\u{e0100}', 'محمد'] });
    const slip = (await document('slips', `orders=${own}`)).text;
    expect(slip.replaceAll('\n', '')).toContain('김민준辻 様');
    const sheet = (await document('noshi', `orders=${gift}`)).text;
    expect(sheet.replaceAll('\n', '')).toContain('张　辻');
    // A word of joined letters is not split in vertical writing.
    expect(sheet.normalize('NFKC')).toContain('دمحم');
    expect(slip + sheet).not.toMatch(/[□〓]/);
  });

  it('shows the receiver of a gift no price (G-05)', async () => {
    const { text } = await document('slips', `orders=${await buy({ isGift: true })}`);
    expect(text).toContain('お届け明細書');
    expect(text).toContain('見本 太郎 様のご依頼により');
    expect(text).toContain('アレルゲン:');
    expect(text).not.toMatch(/円|¥|金額|単価|合計\s*\d{3}|納品書|税/);
  });
});

describe('noshi sheets', () => {
  it('are rendered only for gifts: inscription above, names below, paper size at the edge', async () => {
    const [gift, own] = [await buy({ isGift: true }), await buy()];
    const { count, text } = await document('noshi', `orders=${gift}&orders=${own}`);
    expect(count).toBeGreaterThan(0);
    expect(text.replaceAll('\n', '')).toContain('御歳暮見本');
    expect(text).toContain('蝶結び(紅白)');
    expect(text).not.toContain(own);
  });
});

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

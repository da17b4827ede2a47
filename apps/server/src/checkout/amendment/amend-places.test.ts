import { addDays, inJapan } from '@shop/japanese';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { type Amending, openAmending } from './testing/amending.ts';

const [cod, transfer] = [3, 4] as const;
const ham = 'ham-fr-001';
const dayMs = 24 * 60 * 60_000;
const naha = { postal_code: '900-0001', prefecture: '沖縄県', city: '那覇市', address1: '港町1-1' };

let shop: TestApp;
let amending: Amending;
beforeAll(async () => {
  shop = await openTestApp();
  amending = await openAmending(shop);
  await shop.db.execute(sql`update stocks set quantity = 1000`);
  await shop.settled();
});
afterAll(() => shop.close());

const work = async (no: string) =>
  (await amending.operator.ask<{ parcels: Record<string, unknown>[] }>('GET', `work/parcels?orders=${no}`)).body
    .parcels[0];

describe('the address of an order', () => {
  it('moves to another area with its fees and days; exports and my page show it', async () => {
    const { id, no } = await amending.buy({ [ham]: 2 }, cod);
    const before = await amending.taro.order(id);
    const { status, body } = await amending.amend(no, {
      destinations: [{ no: 1, address: naha }],
      settles_by: 'on_delivery',
    });
    expect([status, body.kinds]).toEqual([200, ['address', 'delivery']]);
    const after = await amending.taro.order(id);
    expect(body.difference).toBeGreaterThan(0);
    expect(after.totals.goods).toBe(before.totals.goods);
    expect(after.totals.carriage).toBeGreaterThan(before.totals.carriage);
    const [planned] = after.shippings.flatMap(({ packings }) => packings.map(({ planned_date }) => planned_date));
    const row = await work(no);
    expect(row).toMatchObject({
      receiver_address: '沖縄県那覇市港町1-1',
      planned_date: planned,
      total_payment: body.total_after,
    });
    expect(after.shippings[0]?.address?.full_address).toBe('沖縄県那覇市港町1-1');
  });

  it('keeps money and day when only telephone, name and texts change, whatever the tables say today', async () => {
    const { id, no } = await amending.buy({ [ham]: 2 }, cod);
    const before = await amending.taro.order(id);
    await shop.db.execute(sql`update delivery_carriage set fee = fee + 500`);
    await shop.settled();
    shop.clock.advance(dayMs);
    const { status, body } = await amending.amend(no, {
      destinations: [
        { no: 1, address: { phone_number: '03-9999-0000', shipping_first_name: '次郎' }, message: 'お元気で' },
      ],
      note: 'チャイムを鳴らさないでください',
      orderer: { first_name: '次郎', phone_number: '090-1111-2222' },
    });
    shop.clock.advance(-dayMs);
    expect([status, body.message, body.errors]).toEqual([200, undefined, undefined]);
    expect([body.difference, body.settles_by]).toEqual([0, 'none']);
    expect(body.kinds.toSorted()).toEqual(['address', 'message', 'note', 'orderer']);
    const after = await amending.taro.order(id);
    expect([after.totals, after.fees, after.per_rate]).toEqual([before.totals, before.fees, before.per_rate]);
    const daysOf = (order: typeof after) =>
      order.shippings.flatMap(({ packings }) =>
        packings.map(({ planned_date, ship_date }) => [planned_date, ship_date]),
      );
    expect(daysOf(after)).toEqual(daysOf(before));
    expect(await work(no)).toMatchObject({ receiver_phone: '03-9999-0000', note: 'チャイムを鳴らさないでください' });
    await shop.db.execute(sql`update delivery_carriage set fee = fee - 500`);
    await shop.settled();
  });
});

describe('what the checkout refuses', () => {
  it.each([
    ['kana', { destinations: [{ no: 1, address: { shipping_last_name_kana: 'みほん漢字' } }] }, '全角カタカナ'],
    [
      'a postal code of another prefecture',
      { destinations: [{ no: 1, address: { postal_code: '900-0001' } }] },
      '郵便番号',
    ],
    ['a long message', { destinations: [{ no: 1, message: 'あ'.repeat(201) }] }, '200文字以内'],
    ['a long note', { note: 'あ'.repeat(501) }, '500文字以内'],
    ['a day in the past', { parcels: [{ delivery_date: '2020-01-05' }] }, '最短のお届け日より前'],
    ['an unknown product', { added: [{ product_key: 'no-such-ham', quantity: 1 }] }, '販売していません'],
    ['more than the stock', { lines: [{ line: 1, quantity: 999 }] }, '在庫は残り'],
    ['no product at all', { lines: [{ line: 1, quantity: 0 }] }, '取り消してください'],
    ['no change', { note: null }, '変更する内容がありません'],
  ] as const)('is refused with a reason and changes nothing: %s', async (_, request, reason) => {
    const { id, no } = await amending.buy({ [ham]: 2 }, cod);
    const before = await amending.taro.order(id);
    const { status, body } = await amending.amend(no, { settles_by: 'none', ...request });
    expect([409, 422]).toContain(status);
    expect(JSON.stringify(body)).toContain(reason);
    expect(await amending.taro.order(id)).toEqual(before);
  });
});

describe('the day of a parcel', () => {
  it('moves to a later day, with the shipping day of the date engine', async () => {
    const { id, no } = await amending.buy({ [ham]: 2 }, transfer);
    const day = addDays(inJapan(shop.clock.now()).day, 20);
    const { status, body } = await amending.amend(no, { parcels: [{ delivery_date: day }] });
    expect([status, body.difference]).toEqual([200, 0]);
    const [packing] = (await amending.taro.order(id)).shippings.flatMap(({ packings }) => packings);
    expect([packing?.delivery_date, packing?.planned_date]).toEqual([day, day]);
    expect(await work(no)).toMatchObject({ planned_date: day, ship_date: packing?.ship_date });
  });

  it('cannot move while a tracking number is recorded, unless it is removed', async () => {
    const { no } = await amending.buy({ [ham]: 2 }, cod);
    await shop.db.execute(sql`update order_parcels set tracking_no = '123456789012'
      where order_id = (select id from orders where order_no = ${no})`);
    const parcels = [{ delivery_date: addDays(inJapan(shop.clock.now()).day, 15) }];
    const refused = await amending.amend(no, { parcels });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'order.cannot_amend',
      expect.stringContaining('送り状の番号'),
    ]);
    expect((await amending.amend(no, { note: 'よろしくお願いします' })).status).toBe(200);
    expect((await amending.amend(no, { parcels, drops_tracking: true })).status).toBe(200);
    expect(await work(no)).toMatchObject({ tracking_no: null, planned_date: parcels[0]?.delivery_date });
  });

  it('cannot change after shipping or cancelling', async () => {
    const sent = await amending.buy({ [ham]: 1 }, cod);
    await amending.operator.ask('PATCH', `orders/${sent.no}`, { move: 'prepare' });
    await amending.operator.ask('PATCH', `orders/${sent.no}`, { move: 'ship' });
    expect((await amending.amend(sent.no, { note: 'x' })).body.message).toContain('発送後');
    const partly = await amending.buy({ [ham]: 1 }, cod);
    await shop.db.execute(sql`update order_parcels set shipped_at = now() where order_id = ${partly.id}`);
    expect((await amending.amend(partly.no, { note: 'x' })).body.code).toBe('order.cannot_amend');
    const cancelled = await amending.buy({ [ham]: 1 }, cod);
    await amending.taro.cancel(cancelled.id);
    expect((await amending.amend(cancelled.no, { note: 'x' })).body.message).toContain('取り消された');
  });
});

describe('a repeated request', () => {
  it('is made once per key, and refused with another content', async () => {
    const { no } = await amending.buy({ [ham]: 1 }, cod);
    const first = await amending.amend(no, { key: 'same', note: '一度だけ' });
    const again = await amending.amend(no, { key: 'same', note: '一度だけ' });
    expect([first.body.no, again.status, again.body.no, again.body.mail]).toEqual([1, 200, 1, null]);
    expect((await amending.amend(no, { key: 'same', note: '別の文' })).body.code).toBe('amendment.key_used');
    expect(
      await amending.one(
        sql`select count(*)::int from mail_outbox where kind = 'order_amended' and data->>'orderNo' = ${no}`,
      ),
    ).toBe(1);
    expect(
      await amending.one(sql`select count(*)::int from audit_log where action = 'order.amend' and subject_key = ${no}`),
    ).toBe(1);
  });
});

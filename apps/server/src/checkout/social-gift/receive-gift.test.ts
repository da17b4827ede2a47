import type {
  Order,
  SocialGift,
  SocialGiftComplete,
  SocialGiftLeadtime,
  SocialGiftResult,
  SocialGiftShipping,
  SocialGiftShippingChecked,
} from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { orderParcels } from '../../platform/db/schema/orders.ts';
import { deliverMails, openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { makeCaller } from '../../testing/test-call.ts';
import { giveGift, receiver, receptionOf, typedAddress, type GivenGift } from './testing/give-gift.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = <T>(gift: GivenGift, path: string, query?: Record<string, string>) =>
  app.call<T>('GET', `/v1/${path.replace('{token}', gift.token)}`, query && { query });
const wish = (changes: Record<string, unknown> = {}) => ({
  id: 'p1',
  delivery_at: null,
  delivery_timezone_key: null,
  ...changes,
});
const parcelOf = async (gift: GivenGift) =>
  (await read<SocialGiftShipping[]>(gift, 'social-gifts/{token}/shipping')).body[0]?.id ?? '';
const register = async (gift: GivenGift, changes: Record<string, unknown> = {}, wishes: Record<string, unknown> = {}) =>
  app.call<SocialGiftResult>('PUT', `/v1/social-gifts/${gift.token}`, {
    body: receptionOf([wish({ id: await parcelOf(gift), ...wishes })], changes),
  });

describe('a gift from the cart to the parcel', () => {
  it('is ordered without an address, received by its link and can then be shipped', async () => {
    const gift = await giveGift(app);
    const { body: shown } = await read<SocialGift>(gift, 'social-gifts/{token}/products');
    expect(shown).toMatchObject({
      sender_name: '見本 太郎',
      receiver_name: '見本 花子',
      message: 'いつもありがとうございます。',
      expires_at: '2026-11-27T14:59:59.000Z',
    });
    expect(shown.products).toMatchObject([{ quantity: 2, allergens_text: expect.stringContaining('豚肉') }]);
    expect(await app.db.select().from(orderParcels).where(eq(orderParcels.orderId, gift.orderId))).toEqual([]);

    const { body: checked } = await app.call<SocialGiftShippingChecked>('POST', '/v1/social-gifts/check/shipping', {
      body: { token: gift.token, address: typedAddress },
    });
    expect(checked.address).toMatchObject({
      shipping_name: '見本 花子',
      postal_code: '0600001',
      full_address: '北海道札幌市中央区北一条西9-9',
    });
    const place = { postal: '060-0001', pref: '北海道' };
    const { body: leadtimes } = await read<SocialGiftLeadtime[]>(gift, 'shipping-leadtime/input/{token}', place);
    const id = await parcelOf(gift);
    expect(leadtimes.map(({ order_shipping_id }) => order_shipping_id)).toEqual([id]);
    const day = leadtimes[0]?.dates.findLast(({ is_open }) => is_open);
    const slot = leadtimes[0]?.slots.find(({ is_open_on_earliest }) => is_open_on_earliest);
    const chosen = { id, delivery_at: day?.date, delivery_timezone_key: slot?.code };
    const { body: tried } = await app.call<SocialGiftShipping[]>('POST', '/v1/social-gifts/check/delivery', {
      body: { token: gift.token, ...place, shippings: [chosen] },
    });
    expect(tried).toMatchObject([{ ...chosen, delivery_timezone: slot?.name, planned_at: day?.date }]);

    const { status, body: result } = await register(gift, { email: 'Hanako@example.net' }, chosen);
    expect([status, result.address.full_address, result.shippings]).toEqual([
      200,
      '北海道札幌市中央区北一条西9-9',
      tried,
    ]);
    expect(await app.db.select().from(orderParcels).where(eq(orderParcels.orderId, gift.orderId))).toMatchObject([
      { packingKey: id, zone: 'chilled', plannedDate: day?.date, shipDate: day?.ship_date, timeSlot: slot?.code },
    ]);
    const { body: complete } = await read<SocialGiftComplete>(gift, 'social-gifts/{token}/complete');
    expect(complete).toMatchObject({
      state: 'registered',
      receiver_name: '見本 花子',
      registered_at: result.registered_at,
    });
  });

  it('is unchanged after a restart: the parcel, the giver’s order, the receiver’s completion page', async () => {
    const gift = await giveGift(app);
    await register(gift, {}, { delivery_at: '2026-12-10' });
    await deliverMails(app);
    const { server } = await buildApp({
      config: testConfig(),
      clock: app.clock,
      database: app.database,
      log: app.ctx().log,
    });
    const call = makeCaller(server);
    const { body: complete } = await call<SocialGiftComplete>('GET', `/v1/social-gifts/${gift.token}/complete`);
    const { body: order } = await call<Order>('GET', `/v1/carts/order/${gift.orderId}`, {
      headers: { 'x-cart-token': gift.cart.token },
    });
    const again = await call('PUT', `/v1/social-gifts/${gift.token}`, { body: receptionOf([wish()]) });
    await server.close();
    expect([complete.state, order.social_gift?.state, again.status]).toEqual(['registered', 'registered', 410]);
    expect(await app.db.select().from(orderParcels).where(eq(orderParcels.orderId, gift.orderId))).toMatchObject([
      { plannedDate: '2026-12-10' },
    ]);
  });

  it('notifies both by mail', async () => {
    const gift = await giveGift(app);
    const invitation = gift.mails.find(({ to }) => to === 'hanako@example.com');
    expect(invitation?.subject).toContain('見本 太郎 様から贈りものが届いています');
    expect(invitation?.body).toContain('2026.11.27 23:59');
    expect(invitation?.body).not.toContain(receiver.message);
    await register(gift, { email: 'h@example.net' });
    const mails = await deliverMails(app);
    // Queued at the same moment, they are sent in any order.
    const [toGiver, toReceiver] = [
      mails.find(({ to }) => to === 'taro@example.jp'),
      mails.find(({ to }) => to === 'h@example.net'),
    ];
    expect(mails).toHaveLength(2);
    expect([toGiver, toReceiver].map((mail) => [mail?.to, mail?.subject.replace(/^【.*?】/, '')])).toEqual([
      ['taro@example.jp', expect.stringContaining('見本 花子 様のお受け取りの手続きが済みました')],
      ['h@example.net', expect.stringContaining('お受け取りの手続きが済みました')],
    ]);
    expect(toReceiver?.body).toContain('お届け日: 2026.1');
  });

  it('sends its link only to a giver who shares it', async () => {
    const gift = await giveGift(app, { to: { name: '見本 花子', way: 'link', email: null, message: null } });
    expect(gift.mails.filter(({ body }) => body.includes('/social-gift/')).map(({ to }) => to)).toEqual([
      'taro@example.jp',
    ]);
    await register(gift);
    expect((await deliverMails(app)).map(({ to }) => to)).toEqual(['taro@example.jp']);
  });

  it('has a parcel for each temperature, each with its own day', async () => {
    const gift = await giveGift(app, { goods: { 'ham-fr-001': 1, 'sau-at-001': 1 } });
    const { body: parcels } = await read<SocialGiftShipping[]>(gift, 'social-gifts/{token}/shipping');
    const zones = parcels.map(({ zone }) => zone);
    expect(new Set(zones).size).toBe(zones.length);
    const shippings = parcels.map(({ id }) => wish({ id }));
    const { body } = await app.call<SocialGiftResult>('PUT', `/v1/social-gifts/${gift.token}`, {
      body: receptionOf(shippings),
    });
    expect(body.shippings.map(({ id, planned_at }) => [id, typeof planned_at])).toEqual(
      parcels.map(({ id }) => [id, 'string']),
    );
  });
});

describe('a receiver whose response was lost', () => {
  const send = (gift: GivenGift, body: object) =>
    app.call<SocialGiftResult & { code?: string }>('PUT', `/v1/social-gifts/${gift.token}`, { body });

  it('sends the same again and gets the same response; nobody is notified twice', async () => {
    const gift = await giveGift(app);
    const body = receptionOf([wish({ id: await parcelOf(gift), delivery_at: '2026-12-10' })], {
      email: 'h@example.net',
    });
    const first = await send(gift, body);
    expect(first.status).toBe(200);
    expect(await deliverMails(app)).toHaveLength(2);
    app.clock.advance(60_000);
    expect(await send(gift, body)).toMatchObject({ status: 200, body: first.body });
    await app.db.execute(`update orders set status = 'shipped' where id = '${gift.orderId}'`);
    expect((await send(gift, body)).body).toEqual(first.body);
    expect(await deliverMails(app)).toEqual([]);
    expect(await app.db.select().from(orderParcels).where(eq(orderParcels.orderId, gift.orderId))).toHaveLength(1);
  });

  it('gets no data of the first reception with another address for the same key, or with another key', async () => {
    const gift = await giveGift(app);
    const body = receptionOf([wish({ id: await parcelOf(gift) })]);
    await send(gift, body);
    for (const changes of [
      { address: { ...typedAddress, address1: '北一条西10' } },
      { idempotency_key: 'the-key-of-somebody-else' },
    ]) {
      const { status, body: refusal } = await send(gift, { ...body, ...changes });
      expect([status, refusal.code, JSON.stringify(refusal).includes('札幌')]).toEqual([
        410,
        'social_gift.used',
        false,
      ]);
    }
  });

  it('gets one response from one write, however often the same is sent at the same moment', async () => {
    const gift = await giveGift(app);
    const body = receptionOf([wish({ id: await parcelOf(gift) })]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(gift, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(answers.map(({ body: { registered_at } }) => registered_at)).size).toBe(1);
    expect(await deliverMails(app)).toHaveLength(2);
  });
});

describe('the price of a gift', () => {
  it('is what the giver agreed to, wherever it is sent: the shipping fee of the shop’s own area is final', async () => {
    const gift = await giveGift(app);
    expect(gift.cart.quote.is_estimated).toBe(false);
    const before = await gift.order();
    await register(gift);
    const after = await gift.order();
    expect(after.totals).toEqual(before.totals);
    expect(after.totals.carriage).toBeGreaterThan(0);
  });

  it('is never shown to the receiver (G-05)', async () => {
    const gift = await giveGift(app);
    const price = String(gift.cart.detail.products[0]?.unit_price);
    const answers = [
      await read(gift, 'social-gifts/{token}/products'),
      await read(gift, 'social-gifts/{token}/shipping'),
      await register(gift),
      await read(gift, 'social-gifts/{token}/complete'),
    ];
    const message =
      JSON.stringify(answers.map(({ body }) => body)) +
      JSON.stringify(gift.mails.filter(({ to }) => to === 'hanako@example.com'));
    expect(message).not.toMatch(new RegExp(`"(unit_)?price"|${price}|円|￥`));
    expect(message).not.toContain('taro@example.jp');
  });
});

describe('the giver', () => {
  const secrets = [
    '北海道',
    '札幌',
    '北一条',
    '0600001',
    '060-0001',
    '0110000000',
    '011-000',
    'hanako@example',
    'ハナコ',
  ];

  it('sees the state of the gift, in the order and in the mails', async () => {
    const gift = await giveGift(app, { isPaid: false });
    const states = [(await gift.order()).social_gift?.state];
    const paid = await gift.pay();
    states.push((await gift.order()).social_gift?.state);
    const token = /\/social-gift\/([\w-]+)\//.exec(paid.map(({ body }) => body).join())?.[1] ?? '';
    await register(
      { ...gift, token },
      {
        email: 'hanako@example.net',
        address: { ...typedAddress, shipping_last_name_kana: 'ミホン', shipping_first_name_kana: 'ハナコ' },
      },
    );
    states.push((await gift.order()).social_gift?.state);
    await app.db.execute(`update orders set status = 'shipped' where id = '${gift.orderId}'`);
    states.push((await gift.order()).social_gift?.state);
    expect(states).toEqual(['unpaid', 'waiting', 'registered', 'shipped']);

    const order = await gift.order();
    expect(order.shippings).toMatchObject([
      {
        address: null,
        social_receiver: { name: '見本 花子', way: 'mail' },
        packings: [{ planned_date: null, ship_date: null, delivery_date: null }],
      },
    ]);
    const cart = await app.call('GET', `/v1/carts/${gift.cart.token}`);
    const complete = await read({ ...gift, token }, 'social-gifts/{token}/complete');
    const mails = [...gift.mails, ...paid, ...(await deliverMails(app))].filter(({ to }) => to === 'taro@example.jp');
    const answers = JSON.stringify([order, complete.body, mails]);
    expect(secrets.filter((secret) => answers.includes(secret))).toEqual([]);
    expect(
      secrets.filter((secret) => !secret.startsWith('hanako') && JSON.stringify(cart.body).includes(secret)),
    ).toEqual([]);
  });

  it('sees neither products nor parcels through the link once it is used', async () => {
    const gift = await giveGift(app);
    await register(gift);
    for (const path of ['social-gifts/{token}/products', 'social-gifts/{token}/shipping'])
      expect((await read(gift, path)).status).toBe(410);
  });
});

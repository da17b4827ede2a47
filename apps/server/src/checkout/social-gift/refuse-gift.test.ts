import type { SocialGiftShipping } from '@shop/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits.ts';
import { openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { giveGift, receptionOf, typedAddress, type GivenGift } from './testing/give-gift.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

let app: TestApp;
let gift: GivenGift;
let id: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  gift = await giveGift(app);
  id = (await app.call<SocialGiftShipping[]>('GET', `/v1/social-gifts/${gift.token}/shipping`)).body[0]?.id ?? '';
});

const place = { postal: '060-0001', pref: '北海道' };
const wishes = () => [{ id, delivery_at: null, delivery_timezone_key: null }];
const everyCall = (token: string, channel = 'simple.localhost') => [
  app.call<Refusal>('GET', `/v1/social-gifts/${token}/products`, { channel }),
  app.call<Refusal>('GET', `/v1/social-gifts/${token}/shipping`, { channel }),
  app.call<Refusal>('GET', `/v1/shipping-leadtime/input/${token}`, { channel, query: place }),
  app.call<Refusal>('POST', '/v1/social-gifts/check/shipping', { channel, body: { token, address: typedAddress } }),
  app.call<Refusal>('POST', '/v1/social-gifts/check/delivery', {
    channel,
    body: { token, ...place, shippings: wishes() },
  }),
  app.call<Refusal>('PUT', `/v1/social-gifts/${token}`, { channel, body: receptionOf(wishes()) }),
  app.call<Refusal>('GET', `/v1/social-gifts/${token}/complete`, { channel }),
];
const answersTo = async (token: string, channel?: string) =>
  (await Promise.all(everyCall(token, channel))).map(({ status, body }) => `${status} ${body.code}`);
const all = (answer: string) => Array<string>(7).fill(answer);
const state = async () =>
  (
    await app.db.execute(
      sql`select * from social_gifts g left join order_parcels p on p.order_id = g.order_id order by g.order_id`,
    )
  ).rows;

describe('a token', () => {
  it.each([
    ['that was never issued', () => 'Zt5uW1yK8dQ0hLr6Vx2BmA'],
    [
      'with one letter changed',
      () => `${gift.token.slice(0, -2)}${gift.token.at(-2) === 'A' ? 'B' : 'A'}${gift.token.at(-1)}`,
    ],
    ["that is the order's id", () => gift.orderId],
    ["that is the cart's token", () => gift.cart.token],
  ])('%s finds nothing, with every call', async (_case, token) => {
    expect(await answersTo(token())).toEqual(all('404 social_gift.not_found'));
  });

  it('of another channel finds nothing, with every call', async () => {
    expect(await answersTo(gift.token, 'fle.localhost')).toEqual(all('404 social_gift.not_found'));
  });

  it('is stored only as a hash, and its mail is deleted after sending', async () => {
    const { rows } = await app.db.execute<{ text: string }>(sql`
      select l::text as text from social_gift_links l union all select g::text from social_gifts g
      union all select m::text from mail_outbox m union all select o::text from orders o`);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ text }) => text.includes(gift.token))).toEqual([]);
  });

  it('has no link while the order is unpaid', async () => {
    const unpaid = await giveGift(app, { isPaid: false });
    expect(unpaid.mails.filter(({ body }) => body.includes('/social-gift/'))).toEqual([]);
    const { rows } = await app.db.execute(sql`select 1 from social_gift_links where order_id = ${unpaid.orderId}`);
    expect(rows).toEqual([]);
  });

  it('is valid once: a second receiver with the same address and another key gets no data of the first', async () => {
    const register = () => app.call<Refusal>('PUT', `/v1/social-gifts/${gift.token}`, { body: receptionOf(wishes()) });
    expect((await register()).status).toBe(200);
    const after = await state();
    const second = await register();
    expect([second.status, second.body.code, JSON.stringify(second.body).includes('札幌')]).toEqual([
      410,
      'social_gift.used',
      false,
    ]);
    expect(await state()).toEqual(after);
  });

  it.each(['cancelled', 'cancel_requested'])('of an order that is %s is invalid', async (status) => {
    await app.db.execute(sql`update orders set status = ${status} where id = ${gift.orderId}`);
    expect(await answersTo(gift.token)).toEqual(all('410 social_gift.cancelled'));
  });

  it('cannot be guessed: attempts are limited per IP address', async () => {
    const strict = await openTestApp({ config: testConfig({ rateLimitFactor: 3 / RATE_LIMITS.socialGift.max }) });
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1)
      statuses.push((await strict.call('GET', `/v1/social-gifts/token-${tries}/products`)).status);
    await strict.close();
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });
});

describe('invalid input is refused with its field and changes nothing', () => {
  const island = {
    ...typedAddress,
    postal_code: '100-2101',
    prefecture: '東京都',
    city: '小笠原村',
    address1: '父島9',
  };
  const changed: [string, () => Readonly<Record<string, unknown>>, string, string][] = [
    [
      'no postal code of Japan',
      () => ({ address: { ...typedAddress, postal_code: '12' } }),
      'input.invalid',
      'address.postal_code',
    ],
    [
      'no prefecture',
      () => ({ address: { ...typedAddress, prefecture: '江戸' } }),
      'input.invalid',
      'address.prefecture',
    ],
    ['an island without cool delivery', () => ({ address: island }), 'social_gift.undeliverable', 'shippings.0.id'],
    ['an invalid email address', () => ({ email: 'hanako' }), 'input.invalid', 'email'],
    ['an unknown parcel', () => ({ shippings: [{ ...wishes()[0], id: 'p99' }] }), 'input.invalid', 'shippings'],
    ['a parcel named twice', () => ({ shippings: [...wishes(), ...wishes()] }), 'input.invalid', 'shippings'],
    [
      'tomorrow',
      () => ({ shippings: [{ ...wishes()[0], delivery_at: '2026-11-21' }] }),
      'social_gift.date_closed',
      'shippings.0.delivery_at',
    ],
    [
      'next year',
      () => ({ shippings: [{ ...wishes()[0], delivery_at: '2027-11-21' }] }),
      'social_gift.date_closed',
      'shippings.0.delivery_at',
    ],
    [
      'an unknown slot',
      () => ({ shippings: [{ ...wishes()[0], delivery_timezone_key: '9999' }] }),
      'social_gift.slot_closed',
      'shippings.0.delivery_timezone_key',
    ],
    ['an unknown field', () => ({ price: 1 }), 'input.invalid', 'price'],
  ];

  it.each(changed)('%s', async (_case, body, code, field) => {
    const before = await state();
    const answer = await app.call<Refusal>('PUT', `/v1/social-gifts/${gift.token}`, {
      body: receptionOf(wishes(), body()),
    });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([422, code, [field]]);
    expect(await state()).toEqual(before);
  });

  it('checking an address or a day stores nothing', async () => {
    const before = await state();
    expect(
      (
        await app.call('POST', '/v1/social-gifts/check/shipping', {
          body: { token: gift.token, address: typedAddress },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await app.call('POST', '/v1/social-gifts/check/delivery', {
          body: { token: gift.token, ...place, shippings: wishes() },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await app.call<Refusal>('POST', '/v1/social-gifts/check/shipping', {
          body: { token: gift.token, address: island },
        })
      ).body,
    ).toMatchObject({
      code: 'social_gift.undeliverable',
      errors: { 'address.postal_code': [expect.any(String)] },
    });
    expect(
      (
        await app.call<Refusal>('GET', `/v1/shipping-leadtime/input/${gift.token}`, {
          query: { postal: '1', pref: '江戸' },
        })
      ).body.errors,
    ).toEqual({
      postal: [expect.any(String)],
      pref: [expect.any(String)],
    });
    expect(await state()).toEqual(before);
  });
});

import type { Cart, Leadtime } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { cartCaller, typedAddress, typedOrderer, type CartCaller } from '../testing/cart-caller.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

const [ham, knackwurst] = ['ham-fr-001', 'sau-at-002'] as const;
const receiver = {
  name: '　見本　花子 ',
  way: 'mail',
  email: 'Ｈanako@example.com',
  message: ' いつもありがとうございます。 ',
};

let app: TestApp;
let cart: CartCaller;
beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
afterAll(() => app.close());

const give = (to: Cart, body: Record<string, unknown> | null = receiver) =>
  app.call<Cart & Refusal>('PATCH', '/v1/carts/social/receiver', {
    body: { token: to.token, key: to.detail.shippings[0]?.key, receiver: body },
  });

describe('a destination whose receiver enters the address', () => {
  it('loses address, day and slot, stores the receiver, and is returned so', async () => {
    const { token } = await cart.withProducts({ [ham]: 1 });
    const placed = await cart.patch('shippings/add', { token, address: typedAddress });
    const packing = placed.detail.shippings[0]?.packings[0];
    await cart.patch('packings/modify', {
      token,
      packings: [{ key: packing?.key, delivery_date: packing?.earliest_date }],
    });
    const { status, body } = await give(placed);
    expect(status).toBe(200);
    expect(body.detail.shippings).toMatchObject([
      {
        address: null,
        social_receiver: {
          name: '見本　花子',
          way: 'mail',
          email: 'Hanako@example.com',
          message: 'いつもありがとうございます。',
          valid_days: 7,
        },
        packings: [{ delivery_date: null, earliest_date: null, ship_date: null }],
      },
    ]);
    expect(body.leadtimes).toMatchObject([{ earliest_date: null }]);
    expect((await cart.get(token)).detail.shippings).toEqual(body.detail.shippings);
    expect((await app.call<Leadtime[]>('GET', `/v1/shipping-leadtime/carts/${token}`)).body).toEqual([]);
  });

  it('can be ordered, at a final price, and not by cash on delivery', async () => {
    const { body } = await give(await cart.withProducts({ [ham]: 1 }));
    const ready = await cart.patch('order/modify', { token: body.token, orderer: typedOrderer, payment_id: 4 });
    expect(ready.quote).toMatchObject({ is_estimated: false, problems: [] });
    expect(ready.paymethods.find(({ code }) => code === 'cod')?.is_available).toBe(false);
    const cod = await app.call<Refusal>('PATCH', '/v1/carts/order/modify', {
      body: { token: body.token, payment_id: 3 },
    });
    expect([cod.status, cod.body.code]).toEqual([422, 'payment.not_available']);
  });

  it('becomes an ordinary one again by null, by an address, and by removing the address', async () => {
    const { body: gift } = await give(await cart.withProducts({ [ham]: 1 }));
    const { token } = gift;
    const key = gift.detail.shippings[0]?.key;
    expect((await give(gift, null)).body.detail.shippings[0]?.social_receiver).toBeUndefined();
    await give(gift);
    const sent = await cart.patch('shippings/modify', { token, key, address: typedAddress });
    expect([sent.detail.shippings[0]?.social_receiver, sent.detail.shippings[0]?.address?.city]).toEqual([
      undefined,
      '千代田区',
    ]);
    await give(gift);
    expect((await cart.patch('shippings/add', { token, address: typedAddress })).detail.shippings).toMatchObject([
      { address: { city: '千代田区' } },
    ]);
    await give(gift);
    expect(
      (await cart.patch('shippings/reset', { token, is_removing_address: true })).detail.shippings[0]?.social_receiver,
    ).toBeUndefined();
  });

  it('changes the agreement: a hash that was shown before is no longer accepted', async () => {
    const placed = await cart.readyToOrder({ [ham]: 1 }, 4);
    await give(placed);
    const answer = await app.call<Refusal>('POST', `/v1/carts/${placed.token}/decision`, {
      body: { idempotency_key: 'the-key-of-the-old-screen', quote_hash: placed.quote.hash },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'cart.quote_changed']);
  });
});

describe('refuses, and leaves the cart unchanged:', () => {
  it.each([
    ['a blank name', { ...receiver, name: ' ' }, 'receiver.name'],
    ['a name with an emoji', { ...receiver, name: '花子😀' }, 'receiver.name'],
    ['mail without an email address', { ...receiver, email: null }, 'receiver.email'],
    ['an invalid email address', { ...receiver, email: 'hanako' }, 'receiver.email'],
    ['an email address for a link that the giver shares', { ...receiver, way: 'link' }, 'receiver.email'],
    ['an unknown way', { ...receiver, way: 'pigeon' }, 'receiver.way'],
    ['a message that is too long', { ...receiver, message: 'あ'.repeat(201) }, 'receiver.message'],
  ])('%s', async (_case, body, field) => {
    const before = await cart.withProducts({ [ham]: 1 });
    const answer = await give(before, body);
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([
      422,
      'input.invalid',
      [field],
    ]);
    expect((await cart.get(before.token)).version).toBe(before.version);
  });

  it('products that are not offered as social gifts', async () => {
    const before = await cart.withProducts({ [knackwurst]: 1 });
    expect((await give(before)).body).toMatchObject({ code: 'cart.social.not_available' });
    expect((await cart.get(before.token)).version).toBe(before.version);
  });

  it('one of several destinations, and the order when products or destinations are added later', async () => {
    const { token } = await cart.withProducts({ [ham]: 1 });
    await cart.patch('shippings/add', { token, address: typedAddress });
    const two = await cart.patch('shippings/add', { token, address: { ...typedAddress, address1: '千代田2-2' } });
    expect((await give(two)).body).toMatchObject({ code: 'cart.social.single_destination' });
    const { body: gift } = await give(await cart.withProducts({ [ham]: 2 }));
    const more = await cart.patch('products/add', { token: gift.token, products: [{ key: knackwurst, quantity: 1 }] });
    expect(more.quote.problems.map(({ code }) => code)).toContain('cart.social.not_available');
  });

  it('a day that the giver chooses for the receiver', async () => {
    const { body: gift } = await give(await cart.withProducts({ [ham]: 1 }));
    const packings = [{ key: gift.detail.shippings[0]?.packings[0]?.key, delivery_date: '2026-12-01' }];
    const answer = await app.call<Refusal>('PATCH', '/v1/carts/packings/modify', {
      body: { token: gift.token, packings },
    });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([
      422,
      'cart.packing.receiver_chooses',
      ['packings.0.delivery_date'],
    ]);
  });

  it("another member's cart, and one of another channel", async () => {
    const before = await cart.withProducts({ [ham]: 1 });
    const body = { token: before.token, key: before.detail.shippings[0]?.key, receiver };
    expect((await app.call('PATCH', '/v1/carts/social/receiver', { body, channel: 'fle.localhost' })).status).toBe(410);
  });
});

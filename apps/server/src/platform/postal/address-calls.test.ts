import document from '@shop/api/openapi.json' with { type: 'json' };
import type { Address, Cart } from '@shop/api';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller, typedAddress, typedOrderer } from '../../cart/testing/cart-caller.ts';
import { carts } from '../db/schema/carts.ts';
import { userAddresses, users } from '../db/schema/customer.ts';
import { socialGifts } from '../db/schema/social-gifts.ts';
import { giveGift, receptionOf, type GivenGift } from '../../checkout/social-gift/testing/give-gift.ts';
import { loginAs, openTestApp, sampleUser, type TestApp } from '../../testing/index.ts';

const okinawa = { postal_code: '066-0005', prefecture: '沖縄県', city: '那覇市', address1: '久茂地1-1' };
const message = '郵便番号 066-0005 は北海道千歳市の番号です。都道府県か郵便番号をお確かめください';
const address = { ...typedAddress, ...okinawa };

interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: unknown;
  query?: Record<string, string>;
  token?: string;
}

let app: TestApp;
let token: string;
let cart: Cart;
let gift: GivenGift;
let entry: Address;
beforeAll(async () => {
  app = await openTestApp();
  token = await loginAs(app);
  const caller = cartCaller(app);
  cart = await caller.withProducts({ 'ham-fr-001': 1 });
  cart = await caller.patch('shippings/add', { token: cart.token, address: typedAddress });
  gift = await giveGift(app);
  entry = (await app.call<Address>('POST', '/v1/me/user-addresses', { token, body: typedAddress })).body;
});
afterAll(() => app.close());

const key = () => cart.detail.shippings[0]?.key ?? '';
const { email: _email, ...person } = sampleUser();
const wishes = [{ id: 'p1', delivery_at: null, delivery_timezone_key: null }];
const place = { postal: okinawa.postal_code, pref: okinawa.prefecture };

/** Every call with an address, by the path of its postal code in the contract, and how to send a contradictory one. */
const calls: Readonly<Record<string, () => Sent>> = {
  'post /v1/users postal_code': () => ({
    method: 'POST',
    path: '/v1/users',
    body: sampleUser({ ...okinawa, email: 'okinawa@example.com' }),
  }),
  'put /v1/me/user postal_code': () => ({
    method: 'PUT',
    path: '/v1/me/user',
    token,
    body: {
      ...Object.fromEntries(Object.entries(person).filter(([name]) => !/password|question/.test(name))),
      ...okinawa,
      email: 'taro@example.com',
    },
  }),
  'post /v1/me/user-addresses postal_code': () => ({
    method: 'POST',
    path: '/v1/me/user-addresses',
    token,
    body: address,
  }),
  'put /v1/me/user-addresses/{id} postal_code': () => ({
    method: 'PUT',
    path: `/v1/me/user-addresses/${entry.id}`,
    token,
    body: address,
  }),
  'patch /v1/carts/shippings/add address.postal_code': () => ({
    method: 'PATCH',
    path: '/v1/carts/shippings/add',
    body: { token: cart.token, address },
  }),
  'patch /v1/carts/shippings/modify address.postal_code': () => ({
    method: 'PATCH',
    path: '/v1/carts/shippings/modify',
    body: { token: cart.token, key: key(), address },
  }),
  'patch /v1/carts/shippings/modify sender.postal_code': () => ({
    method: 'PATCH',
    path: '/v1/carts/shippings/modify',
    body: { token: cart.token, key: key(), sender: address },
  }),
  'patch /v1/carts/order/modify orderer.postal_code': () => ({
    method: 'PATCH',
    path: '/v1/carts/order/modify',
    body: { token: cart.token, orderer: { ...typedOrderer, ...okinawa } },
  }),
  'post /v1/social-gifts/check/shipping address.postal_code': () => ({
    method: 'POST',
    path: '/v1/social-gifts/check/shipping',
    body: { token: gift.token, address },
  }),
  'post /v1/social-gifts/check/delivery postal': () => ({
    method: 'POST',
    path: '/v1/social-gifts/check/delivery',
    body: { token: gift.token, ...place, shippings: wishes },
  }),
  'put /v1/social-gifts/{token} address.postal_code': () => ({
    method: 'PUT',
    path: `/v1/social-gifts/${gift.token}`,
    body: receptionOf(wishes, { address }),
  }),
  'get /v1/shipping-leadtime/input/{token} postal': () => ({
    method: 'GET',
    path: `/v1/shipping-leadtime/input/${gift.token}`,
    query: place,
  }),
};

/** The part of a schema that the tests read. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

const isPostal = (name: string) => /^postal(_code)?$/.test(name);
const schemas = document.components.schemas as Record<string, Schema>;

function postalPaths(schema: Schema, path: string): string[] {
  const known = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const inside = [...(known.oneOf ?? []), ...(known.allOf ?? []), ...(known.items ? [known.items] : [])].flatMap(
    (part) => postalPaths(part, path),
  );
  const properties = Object.entries(known.properties ?? {}).flatMap(([name, part]) =>
    isPostal(name) ? [`${path}${name}`] : postalPaths(part, `${path}${name}.`),
  );
  return [...inside, ...properties];
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

function placesInTheContract(): string[] {
  return Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters
        .filter((parameter) => parameter.in === 'query' && isPostal(parameter.name))
        .map(({ name }) => `${method} ${path} ${name}`),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        postalPaths(schema, '').map((name) => `${method} ${path} ${name}`),
      ),
    ]),
  );
}

describe('a call that takes an address', () => {
  it('is in the table above for every postal code of the contract', () => {
    expect(placesInTheContract().sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.keys(calls))(
    'refuses an address that contradicts its postal code, with an error at that field: %s',
    async (call) => {
      const { method, path, ...sent } = calls[call]?.() ?? { method: 'GET', path: '' };
      const { status, body } = await app.call<{ code: string; errors?: object }>(method, path, sent);
      const field = call.split(' ').at(-1) ?? '';
      expect([status, body.code, body.errors]).toEqual([422, 'input.invalid', { [field]: [message] }]);
    },
  );

  it('stores nothing of a refused address', async () => {
    expect(
      await app.db.select({ total: count() }).from(users).where(eq(users.emailKey, 'okinawa@example.com')),
    ).toEqual([{ total: 0 }]);
    expect(
      await app.db.select({ total: count() }).from(userAddresses).where(eq(userAddresses.postalCode, '0660005')),
    ).toEqual([{ total: 0 }]);
    expect((await app.call<Cart>('GET', `/v1/carts/${cart.token}`)).body).toMatchObject({
      version: cart.version,
      detail: {
        shippings: [{ address: { full_address: '東京都千代田区千代田1-1' }, sender: null }],
        order: { orderer: null },
      },
    });
    expect(
      await app.db.select({ state: socialGifts.state }).from(socialGifts).where(eq(socialGifts.orderId, gift.orderId)),
    ).toEqual([{ state: 'waiting' }]);
  });
});

describe('an address book entry that was saved before contradictions were refused', () => {
  const spoil = async () => {
    const { body } = await app.call<Address>('POST', '/v1/me/user-addresses', { token, body: typedAddress });
    await app.db
      .update(userAddresses)
      .set({ postalCode: '0660005', prefecture: '沖縄県', city: '那覇市' })
      .where(eq(userAddresses.id, body.id));
    return body.id;
  };

  it('is shown with the reason, and can be corrected', async () => {
    const id = await spoil();
    const read = () => app.call<Address>('GET', `/v1/me/user-addresses/${id}`, { token });
    expect((await read()).body.contradiction).toBe(message);
    await app.call('PUT', `/v1/me/user-addresses/${id}`, { token, body: { ...address, postal_code: '900-0015' } });
    expect((await read()).body.contradiction).toBeNull();
  });

  it('is refused as a new destination and as the replacement of one', async () => {
    const user_address_id = await spoil();
    const caller = cartCaller(app);
    const own = await caller.withProducts({ 'ham-fr-001': 1 }, token);
    const refusal = { status: 422, body: { code: 'input.invalid', errors: { user_address_id: [`${message}。`] } } };
    expect(
      await app.call('PATCH', '/v1/carts/shippings/add', { token, body: { token: own.token, user_address_id } }),
    ).toMatchObject(refusal);
    const filled = await caller.patch('shippings/add', { token: own.token, address: typedAddress }, token);
    const body = { token: own.token, key: filled.detail.shippings[0]?.key, user_address_id };
    expect(await app.call('PATCH', '/v1/carts/shippings/modify', { token, body })).toMatchObject(refusal);
    expect((await app.call<Cart>('GET', `/v1/carts/${own.token}`, { token })).body.version).toBe(filled.version);
  });

  it('blocks the order when it is already in a cart', async () => {
    const caller = cartCaller(app);
    const own = await caller.withProducts({ 'ham-fr-001': 1 }, token);
    const filled = await caller.patch('shippings/add', { token: own.token, user_address_id: entry.id }, token);
    const [shipping] = filled.detail.shippings;
    const [row] = await app.db.select().from(carts).where(eq(carts.token, own.token));
    const document = JSON.parse(JSON.stringify(row?.document).replaceAll('1000001', '0660005')) as NonNullable<
      typeof row
    >['document'];
    await app.db
      .update(carts)
      .set({ document, version: filled.version + 1 })
      .where(eq(carts.token, own.token));
    const { quote } = (await app.call<Cart>('GET', `/v1/carts/${own.token}`, { token })).body;
    expect(quote.problems).toContainEqual(
      expect.objectContaining({
        code: 'cart.shipping.address_contradicts',
        step: 'shipping',
        shipping_key: shipping?.key,
      }),
    );
    expect(quote.problems).toContainEqual(
      expect.objectContaining({ code: 'cart.order.address_contradicts', step: 'shipping' }),
    );
  });
});

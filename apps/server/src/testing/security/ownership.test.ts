import type { Cart, Product } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/customer.ts';
import { userCards } from '../../platform/db/schema/user-cards.ts';
import { passkeyCaller } from '../../members/passkey/testing/passkey-caller.ts';
import { SoftwareAuthenticator } from '../../members/passkey/testing/software-authenticator.ts';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { databasePrint } from '../database-print.ts';
import { loginAs, openTestApp, type TestApp } from '../index.ts';
import { contractCalls, type ContractCall } from './testing/contract-calls.ts';

const NOBODYS = { id: 2_000_000_000, text: 'nobody-has-this-one' } as const;

const calls = contractCalls();
const withNames = calls.filter(({ pathNames }) => pathNames.length > 0);
/** Every member has the lists of the shop, under the same keys. */
const isEverybodys = ({ path }: ContractCall) => path.startsWith('/v1/me/user-lists/');
const isOwn = ({ path }: ContractCall) => path.startsWith('/v1/me/');
const isOfCart = ({ path, schemas, id }: ContractCall) =>
  path.includes('carts/{token}') ||
  (id !== 'initCart' &&
    path.startsWith('/v1/carts/') &&
    ((schemas.body?.required ?? []) as string[]).includes('token'));
const isOrderOfCart = ({ path }: ContractCall) => path === '/v1/carts/order/{id}';
/** The URL itself is the secret: everybody who has it may use it. */
const isLink = ({ path }: ContractCall) =>
  /^\/v1\/(social-gifts\/\{token\}|shipping-leadtime\/input\/\{token\}|auth\/unlock\/)/.test(path);
const isPublic = (call: ContractCall) => ![isOwn, isOfCart, isOrderOfCart, isLink].some((is) => is(call));

interface Visitor {
  token?: string;
  channel?: string;
}

let app: TestApp;
let owner: Visitor;
let otherMember: Visitor;
let ownerElsewhere: Visitor;
let cart: Cart;

beforeAll(async () => {
  app = await openTestApp();
  owner = { token: await loginAs(app) };
  otherMember = { token: await loginAs(app, { username: 'saburo@example.com' }) };
  ownerElsewhere = { token: await loginAs(app, { channel: 'fle.localhost' }), channel: 'fle.localhost' };
  cart = (await app.call<Cart>('POST', '/v1/carts/init', { ...owner, body: { token: null } })).body;
  cart = (
    await app.call<Cart>('PATCH', '/v1/carts/products/add', {
      ...owner,
      body: { token: cart.token, products: [{ key: 'ham-fr-001', quantity: 1 }] },
    })
  ).body;
});
afterAll(() => app.close());

let cards = 0;
/** A card of the first sample member, as the payment service would report it. */
const saveCard = async () => {
  cards += 1;
  const [user] = await app.db.select({ id: users.id }).from(users).where(eq(users.emailKey, 'taro@example.com'));
  const card = {
    token: `card-of-a-test-${cards}`,
    serviceCustomerId: 'cus_test',
    serviceCardId: `card_test_${cards}`,
    brand: 'visa',
    last4: '1111',
    expiration: '09/29',
    isMain: true,
  };
  await app.db
    .insert(userCards)
    .values({ ...card, userId: user?.id ?? null, channelId: app.ctx().channel.id, createdAt: app.clock.now() });
};
const product = async () => ({ product_id: (await app.call<Product[]>('GET', '/v1/products')).body[0]?.id });

/** How the owner gets an item where there is none, initially or because a test has deleted it. */
const makers: Readonly<Record<string, () => Promise<unknown>>> = {
  '/v1/me/user-memorials': () =>
    app.call('POST', '/v1/me/user-memorials', {
      ...owner,
      body: { target_user_name: '見本', division_ct: 1, name: '誕生日', month: 4, date: 1, call: 7 },
    }),
  '/v1/me/product-histories': async () =>
    app.call('POST', '/v1/me/product-histories', { ...owner, body: await product() }),
  '/v1/me/product-search-histories': () =>
    app.call('POST', '/v1/product-search-histories', { ...owner, query: { word: '生ハム' } }),
  '/v1/me/product-request-histories': async () =>
    app.call('POST', '/v1/product-requests', { ...owner, body: await product() }),
  '/v1/me/user-cards': saveCard,
  '/v1/me/passkeys': async () =>
    passkeyCaller(app).add(owner.token ?? '', new SoftwareAuthenticator(), { password: SAMPLE_PASSWORD }),
  '/v1/me/restock-notices': async () => {
    const soldOut = await app.call<Product>('GET', '/v1/products/ham-it-002');
    return app.call('POST', '/v1/restock-notices', { ...owner, body: { product_id: soldOut.body.id } });
  },
};

/** Sends the call with this value as the id or token in question; other parameters get valid values. */
const send = async (call: ContractCall, named: string, { token, channel }: Visitor = {}) => {
  const isJson = call.mediaTypes.includes('application/json');
  const body =
    isOfCart(call) && 'token' in ((call.example ?? {}) as object)
      ? { ...(call.example as object), token: named }
      : call.example;
  const { status, body: answer } = await app.call(
    call.method as 'GET',
    call.path.replace(/\{(token|id|key|code)\}/, encodeURIComponent(named)).replace(/\{\w+\}/g, '1'),
    {
      ...(token !== undefined && { token }),
      ...(channel !== undefined && { channel }),
      ...(isJson && body !== undefined && { body }),
    },
  );
  return { status, body: answer };
};

const isNumbered = ({ schemas }: ContractCall) => /"id":\{[^}]*"type":"integer"/.test(JSON.stringify(schemas.params));
const nobodys = (call: ContractCall) => (isNumbered(call) ? String(NOBODYS.id) : NOBODYS.text);

/** The first item of the owner’s list that the call belongs to. */
const firstOf = async ({ path }: ContractCall) => {
  const list = path.slice(0, path.indexOf('/{'));
  const read = async () => (await app.call<{ id?: number | string; key?: string }[]>('GET', list, owner)).body[0];
  let first = await read();
  if (!first) {
    await makers[list]?.();
    first = await read();
  }
  const found = first?.id ?? first?.key;
  if (found === undefined) throw new Error(`The sample member has nothing at ${list}.`);
  return String(found);
};

const owned = withNames.filter((call) => isOwn(call) && !isEverybodys(call));

describe.each(owned)('$id', (call) => {
  it('returns not found to another member, and changes nothing (P-17)', async () => {
    const id = await firstOf(call);
    const before = await databasePrint(app.db);
    const answer = await send(call, id, otherMember);
    expect(answer).toMatchObject({ status: 404, body: { code: expect.stringMatching(/\.not_found$/) } });
    expect(answer).toEqual(await send(call, nobodys(call), otherMember));
    expect(await databasePrint(app.db)).toEqual(before);
  });
});

describe.each(owned)('$id', (call) => {
  it('is found by its owner', async () => {
    const { status } = await send(call, await firstOf(call), owner);
    expect([401, 404, 410, 500]).not.toContain(status);
  });
});

describe.each(calls.filter(isOfCart))('$id of a member’s cart', (call) => {
  it('returns not found to guests, other members and other channels, and changes nothing', async () => {
    const before = await databasePrint(app.db);
    for (const visitor of [{}, otherMember, ownerElsewhere]) {
      if (call.auth === 'required' && !('token' in visitor)) continue;
      const answer = await send(call, cart.token, visitor);
      // The caller has to know whether an order exists; an expired cart would mean that there is none.
      expect(answer).toMatchObject(
        call.id === 'getCartDecision' ? { status: 404 } : { status: 410, body: { code: 'cart.common.is_expired' } },
      );
      expect(answer).toEqual(await send(call, NOBODYS.text, visitor));
    }
    expect(await databasePrint(app.db)).toEqual(before);
  });
});

describe('a member’s cart', () => {
  it.each(['guest', 'different member'] as const)('is not returned when a %s starts with its token', async (who) => {
    const visitor = who === 'guest' ? {} : otherMember;
    const { body } = await app.call<Cart>('POST', '/v1/carts/init', { ...visitor, body: { token: cart.token } });
    expect(body.token).not.toBe(cart.token);
    expect(body.detail.products).toEqual([]);
  });

  it('is found by its owner', async () => {
    expect(await app.call('GET', `/v1/carts/${cart.token}`, owner)).toMatchObject({
      status: 200,
      body: { token: cart.token },
    });
  });
});

describe('the order of a cart', () => {
  const [call] = calls.filter(isOrderOfCart);

  it('is found by its member, and by others only with the token of its cart', async () => {
    if (!call) throw new Error('The contract lacks the order of a cart.');
    const [order] = (await app.call<{ id: string }[]>('GET', '/v1/me/orders', owner)).body;
    const id = order?.id ?? '';
    expect((await send(call, id, owner)).status).toBe(200);
    for (const visitor of [{}, otherMember, ownerElsewhere]) {
      const answer = await send(call, id, visitor);
      expect(answer).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
      expect(answer).toEqual(await send(call, NOBODYS.text, visitor));
    }
  });
});

describe.each(withNames.filter(isLink))('$id, whose URL is a secret', (call) => {
  it('gives everybody the same response for an invented one', async () => {
    const answer = await send(call, NOBODYS.text);
    expect([200, 404, 410, 422]).toContain(answer.status);
    for (const visitor of [owner, otherMember]) expect(await send(call, NOBODYS.text, visitor)).toEqual(answer);
  });
});

describe.each(withNames.filter(isPublic))('$id, which is public', (call) => {
  it('gives guests and members the same status', async () => {
    const answer = await send(call, isNumbered(call) ? '1' : 'ham-fr-001');
    for (const visitor of [owner, otherMember])
      expect((await send(call, isNumbered(call) ? '1' : 'ham-fr-001', visitor)).status).toBe(answer.status);
  });
});

import type { Address, Cart, DecisionResult, OrderSummary } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAs, openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, typedAddress, typedOrderer, type CartCaller } from './testing/cart-caller.ts';

const [ham, salami, limited] = ['ham-fr-001', 'sal-fr-001', 'ham-fr-002'] as const;
const [cod, transfer] = [3, 4] as const;

let app: TestApp;
let cart: CartCaller;
let taro: string;
let jiro: string;

beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
beforeEach(async () => {
  app.clock.set('2026-11-20T10:00:00+09:00');
  await app.db.execute('delete from carts');
  taro = await loginAs(app);
  jiro = await loginAs(app, { username: 'jiro@example.com' });
});
afterAll(() => app.close());

const quantities = ({ detail }: Cart) =>
  Object.fromEntries(detail.products.map((line) => [line.product_info.key, line.quantity]));
const call = <T>(method: 'GET' | 'PATCH' | 'POST', url: string, token: string, body?: object) =>
  app.call<T>(method, url, { token, ...(body && { body }) });

describe('a member’s cart', () => {
  it('names the member as orderer and lasts 90 days', async () => {
    const own = await cart.init({ accessToken: taro });
    expect(own).toMatchObject({ is_member: true, expires_at: '2027-02-18T01:00:00.000Z' });
    expect(own.detail.order.orderer).toMatchObject({
      name: '見本 太郎',
      email: 'taro@example.com',
      prefecture: '東京都',
    });
  });

  it('is the same on every visit and device, and inaccessible to others', async () => {
    const own = await cart.init({ accessToken: taro });
    expect((await cart.init({ accessToken: taro })).token).toBe(own.token);
    expect((await app.call('GET', `/v1/carts/${own.token}`)).status).toBe(410);
    expect((await call('GET', `/v1/carts/${own.token}`, jiro)).status).toBe(410);
    expect((await cart.init({ token: own.token, accessToken: jiro })).token).not.toBe(own.token);
  });

  it('is the guest’s own cart when the member had none: same token, products and destination', async () => {
    const saburo = await loginAs(app, { username: 'saburo@example.com' });
    const guest = await cart.withProducts({ [ham]: 2 });
    await cart.patch('shippings/add', { token: guest.token, address: typedAddress });
    const own = await cart.init({ token: guest.token, accessToken: saburo });
    expect(own).toMatchObject({ token: guest.token, is_member: true });
    expect(own.detail.order.orderer?.name).toBe('見本 三郎');
    expect(quantities(own)).toEqual({ [ham]: 2 });
    expect(own.detail.shippings[0]?.address?.shipping_name).toBe('見本 太郎');
  });

  it('becomes a guest’s cart after the session expires: products and gift remain, personal data is removed', async () => {
    const shiro = await loginAs(app, { username: 'saburo@example.com' });
    const { token } = await cart.withProducts({ [ham]: 2 }, shiro);
    const sent = await cart.patch('shippings/add', { token, address: typedAddress }, shiro);
    const noshi = { purpose: 'seibo', ribbon: 'butterfly', top_text: '御歳暮', names: ['見本三郎'], position: 'inner' };
    await cart.patch(
      'shippings/modify',
      { token, key: sent.detail.shippings[0]?.key, noshi, message: 'いつもありがとう' },
      shiro,
    );
    await cart.patch(
      'order/modify',
      { token, payment_id: transfer, note: '夕方に', receipt_addressee: '見本商店' },
      shiro,
    );
    expect((await app.call<Cart>('POST', '/v1/carts/init', { body: { token } })).body.token).not.toBe(token);
    const { body: guest } = await app.call<Cart>('POST', '/v1/carts/init', { body: { token, as_guest: true } });
    expect(guest).toMatchObject({ token, is_member: false });
    expect(quantities(guest)[ham]).toBeGreaterThanOrEqual(2);
    expect(guest.detail.order).toMatchObject({
      orderer: null,
      payment_id: transfer,
      note: '夕方に',
      receipt_addressee: null,
    });
    expect(guest.detail.shippings).toMatchObject([
      {
        address: null,
        user_address_id: null,
        sender: null,
        noshi: { top_text: '御歳暮', names: [] },
        message: 'いつもありがとう',
      },
    ]);
    expect(await cart.get(token)).toEqual(guest);
    await cart.patch('reset', { token });
  });

  it('of another member who is logged in is not taken over as a guest’s', async () => {
    const { token } = await cart.withProducts({ [ham]: 1 }, taro);
    expect(
      (await app.call<Cart>('POST', '/v1/carts/init', { token: jiro, body: { token, as_guest: true } })).body.token,
    ).not.toBe(token);
    expect((await call('GET', `/v1/carts/${token}`, taro)).status).toBe(200);
    await call('PATCH', '/v1/carts/reset', taro, { token });
  });

  it('reports which quantity was reduced to a limit at login, until the cart is changed', async () => {
    const own = await cart.withProducts({ [limited]: 4 }, taro);
    const guest = await cart.withProducts({ [limited]: 3, [salami]: 1 });
    const joined = await cart.init({ token: guest.token, accessToken: taro });
    const change = { kind: 'quantity', product_key: limited, before: '7点', after: '5点' };
    expect(joined.quote.changes).toMatchObject([change]);
    expect(joined.quote.changes[0]?.message).toMatch(
      /^ログイン前のカートと合わせた「.+」7点を、ご購入数の上限の5点にいたしました。$/,
    );
    expect((await cart.init({ token: own.token, accessToken: taro })).quote.changes).toMatchObject([change]);
    const [line] = joined.detail.products.filter(({ product_info }) => product_info.key === salami);
    await cart.patch('products/modify', { token: own.token, products: [{ key: line?.key, quantity: 2 }] }, taro);
    expect((await cart.init({ token: own.token, accessToken: taro })).quote.changes).toEqual([]);
  });

  it('merges a guest’s cart at login: quantities add up within the limit, the destinations of both remain, the guest’s token is gone', async () => {
    const own = await cart.withProducts({ [ham]: 1, [limited]: 4 }, taro);
    await cart.patch('shippings/add', { token: own.token, address: typedAddress }, taro);
    const guest = await cart.withProducts({ [ham]: 2, [limited]: 3, [salami]: 1 });
    await cart.patch('shippings/add', {
      token: guest.token,
      address: { ...typedAddress, shipping_first_name: '花子' },
    });
    const joined = await cart.init({ token: guest.token, accessToken: taro });
    expect(joined.token).toBe(own.token);
    expect(quantities(joined)).toEqual({ [ham]: 3, [limited]: 5, [salami]: 1 });
    expect(joined.detail.shippings.map((shipping) => shipping.address?.shipping_first_name)).toEqual(['太郎', '花子']);
    const pieces = joined.detail.shippings.flatMap((it) => it.packings.flatMap((packing) => packing.products));
    expect(pieces.reduce((sum, piece) => sum + piece.quantity, 0)).toBe(9);
    expect((await app.call('GET', `/v1/carts/${guest.token}`)).status).toBe(410);
    await call('PATCH', '/v1/carts/reset', taro, { token: own.token });
  });
});

describe('the payment method of a member’s new cart (C-01)', () => {
  const methodOf = ({ detail }: Cart) => detail.order.payment_id;
  const order = async (key: string, paymentId: number, accessToken: string) => {
    const { token } = await cart.withProducts({ [ham]: 1 }, accessToken);
    await cart.patch('shippings/add', { token, address: typedAddress }, accessToken);
    const { quote } = await cart.patch(
      'order/modify',
      { token, orderer: typedOrderer, payment_id: paymentId },
      accessToken,
    );
    const decided = await call<DecisionResult>('POST', `/v1/carts/${token}/decision`, accessToken, {
      idempotency_key: key,
      quote_hash: quote.hash,
    });
    expect(decided.status).toBe(200);
    app.clock.advance(60_000);
  };

  it('is that of the latest order on the channel, and none without an order', async () => {
    const saburo = await loginAs(app, { username: 'saburo@example.com' });
    expect(methodOf(await cart.init({ accessToken: saburo }))).toBeNull();
    await order('saburo-pays-by-transfer', transfer, saburo);
    expect(methodOf(await cart.init({ accessToken: saburo }))).toBe(transfer);
    await order('saburo-pays-on-delivery', cod, saburo);
    expect(methodOf(await cart.init({ accessToken: saburo }))).toBe(cod);
    const elsewhere = {
      channel: 'fle.localhost',
      token: await loginAs(app, { username: 'saburo@example.com', channel: 'fle.localhost' }),
    };
    expect(
      methodOf((await app.call<Cart>('POST', '/v1/carts/init', { ...elsewhere, body: { token: null } })).body),
    ).toBeNull();
  });

  it('is inherited by a guest’s cart without one, unless it is closed for its products', async () => {
    const adopted = async (guest: Cart) => {
      const own = await cart.init({ token: guest.token, accessToken: jiro });
      expect(own.token).toBe(guest.token);
      return methodOf(own);
    };
    await order('jiro-pays-on-delivery', cod, jiro);
    const present = await cart.withProducts({ [ham]: 1 });
    await cart.patch('shippings/add', {
      token: present.token,
      address: { ...typedAddress, shipping_first_name: '花子' },
    });
    expect(await adopted(present)).toBeNull();
    await call('PATCH', '/v1/carts/reset', jiro, { token: present.token });
    await order('jiro-pays-by-transfer', transfer, jiro);
    expect(await adopted(await cart.withProducts({ [ham]: 1 }))).toBe(transfer);
    await order('jiro-pays-by-transfer-again', transfer, jiro);
    expect(await adopted(await cart.readyToOrder({ [ham]: 1 }, cod))).toBe(cod);
  });
});

describe('a destination from the address book', () => {
  it('is a copy of the entry; a missing entry, or another member’s, makes the client reset', async () => {
    const { body: book } = await call<Address[]>('GET', '/v1/me/user-addresses', taro);
    const osaka = book.find((entry) => entry.prefecture === '大阪府');
    const own = await cart.withProducts({ [ham]: 1 }, taro);
    const sent = await cart.patch('shippings/add', { token: own.token, user_address_id: osaka?.id }, taro);
    expect(sent.detail.shippings[0]).toMatchObject({
      user_address_id: osaka?.id,
      address: { full_address: osaka?.full_address },
    });
    const gone = { status: 422, body: { code: 'cart_detail.set_user_address.not_data' } };
    expect(
      await call('PATCH', '/v1/carts/shippings/add', taro, { token: own.token, user_address_id: 999_999 }),
    ).toMatchObject(gone);
    const other = await cart.withProducts({ [ham]: 1 }, jiro);
    expect(
      await call('PATCH', '/v1/carts/shippings/add', jiro, { token: other.token, user_address_id: osaka?.id }),
    ).toMatchObject(gone);
    await call('PATCH', '/v1/carts/reset', taro, { token: own.token });
  });
});

describe('points', () => {
  it('are refused while the balance is zero, and cannot be used by guests', async () => {
    const { token } = await cart.init({ accessToken: jiro });
    expect(await call('PATCH', '/v1/carts/point', jiro, { token, points: 1 })).toMatchObject({
      status: 422,
      body: { code: 'point.insufficient' },
    });
    expect((await call('PATCH', '/v1/carts/point', jiro, { token, points: 0 })).status).toBe(200);
    expect((await app.call('PATCH', '/v1/carts/point', { body: { token, points: 0 } })).status).toBe(401);
  });
});

describe('a member’s orders', () => {
  it('are listed newest first with paging, returned in full, and not found by other members (P-17)', async () => {
    const past = (await call<OrderSummary[]>('GET', '/v1/me/orders?per=all', taro)).body.length;
    const ids: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      const { token } = await cart.withProducts({ [ham]: 1 }, taro);
      await cart.patch('shippings/add', { token, address: typedAddress }, taro);
      const ready = await cart.patch('order/modify', { token, payment_id: 4 }, taro);
      const body = { idempotency_key: `order-number-${times}-of-taro`, quote_hash: ready.quote.hash };
      const decided = await call<DecisionResult>('POST', `/v1/carts/${token}/decision`, taro, body);
      expect(decided.status).toBe(200);
      ids.unshift(decided.body.id);
      app.clock.advance(60_000);
    }
    const page = await app.call<OrderSummary[]>('GET', '/v1/me/orders', {
      token: taro,
      query: { per: '2', page: '1' },
    });
    expect(page.body.map((order) => order.id)).toEqual(ids.slice(0, 2));
    expect(page.headers).toMatchObject({
      'x-total': String(past + 3),
      'x-per-page': '2',
      'x-last-page': String(Math.ceil((past + 3) / 2)),
      'x-current-page': '1',
    });
    expect(page.body[0]).toMatchObject({ status: 'accepted', shipping_count: 1, lines: [{ key: ham, quantity: 1 }] });
    const detail = await call<{ orderer: { email: string } }>('GET', `/v1/me/orders/${ids[0]}`, taro);
    expect(detail.body.orderer.email).toBe('taro@example.com');
    expect((await call('GET', `/v1/me/orders/${ids[0]}`, jiro)).status).toBe(404);
    const { body: ofJiro } = await call<OrderSummary[]>('GET', '/v1/me/orders?per=all', jiro);
    expect(ofJiro.filter((order) => ids.includes(order.id))).toEqual([]);
  });
});

describe('a guest’s order', () => {
  it('is returned with its cart’s token for 24 hours, and with no other token', async () => {
    const ready = await cart.readyToOrder({ [ham]: 1 }, 3);
    const body = { idempotency_key: 'the-order-of-a-guest', quote_hash: ready.quote.hash };
    const { body: decided } = await app.call<DecisionResult>('POST', `/v1/carts/${ready.token}/decision`, { body });
    const read = async (cartToken?: string) =>
      (
        await app.call(
          'GET',
          `/v1/carts/order/${decided.id}`,
          cartToken === undefined ? {} : { headers: { 'x-cart-token': cartToken } },
        )
      ).status;
    expect([await read(ready.token), await read('another-token'), await read()]).toEqual([200, 404, 404]);
    app.clock.advance(24 * 60 * 60_000);
    expect(await read(ready.token)).toBe(404);
  });
});

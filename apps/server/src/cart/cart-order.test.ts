import type { Cart, PaymentMethod } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, typedAddress, typedOrderer, type CartCaller } from './testing/cart-caller.ts';

const ham = 'ham-fr-001';

let app: TestApp;
let cart: CartCaller;

beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
afterAll(() => app.close());

const patch = (path: string, body: object, channel?: string) =>
  app.call('PATCH', `/v1/carts/${path}`, { body, ...(channel && { channel }) });

describe('orderer, note and receipt', () => {
  it('are saved normalised; an absent field is unchanged, null removes it', async () => {
    const { token } = await cart.init();
    await cart.patch('order/modify', {
      token,
      orderer: { ...typedOrderer, last_name_kana: 'みほん', email: 'ｔａｒｏ@Example.jp' },
      note: ' 置き配不可 ',
    });
    const edited = await cart.patch('order/modify', { token, receipt_addressee: '見本株式会社', note: null });
    expect(edited.detail.order).toMatchObject({
      orderer: {
        name: '見本 太郎',
        last_name_kana: 'ミホン',
        email: 'taro@example.jp',
        formatted_postal_code: '100-0001',
      },
      note: null,
      receipt_addressee: '見本株式会社',
    });
  });

  it('are refused with messages at their fields', async () => {
    const { token } = await cart.init();
    const refused = await patch('order/modify', { token, orderer: { ...typedOrderer, email: 'nonsense' } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'orderer.email': [expect.any(String)] } } });
  });
});

describe('payment methods', () => {
  it('are listed with fee and, if closed for this cart, the reason', async () => {
    const { token } = await cart.withProducts({ [ham]: 2 });
    await cart.patch('shippings/add', { token, address: { ...typedAddress, shipping_first_name: '花子' } });
    await cart.patch('order/modify', { token, orderer: typedOrderer });
    const { body } = await app.call<PaymentMethod[]>('GET', `/v1/payments/carts/${token}`);
    expect(body.map((method) => [method.code, method.fee, method.is_available])).toEqual([
      ['card', 0, true],
      ['cvs', 220, true],
      ['cod', 330, false],
      ['bank_transfer', 0, true],
    ]);
    expect(body[2]?.reason).toContain('ご注文者以外');
    expect(await patch('order/modify', { token, payment_id: 3 })).toMatchObject({
      status: 422,
      body: { code: 'payment.not_available', errors: { payment_id: [body[2]?.reason] } },
    });
    expect((await app.call<PaymentMethod[]>('GET', '/v1/payments')).body.every((method) => method.is_available)).toBe(
      true,
    );
  });

  it('add their fee to the quote when chosen', async () => {
    const ready = await cart.readyToOrder({ [ham]: 2 }, 3);
    expect(ready.quote.totals).toMatchObject({ goods: 2960, carriage: 1215, fees: 330, payment: 4505 });
    expect(ready.detail.order).toMatchObject({ payment_code: 'cod', payment_name: '代金引換', total_payment: 4505 });
  });
});

describe('coupons', () => {
  const add = async (quantity: number, code: string) => {
    const { token } = await cart.withProducts({ [ham]: quantity });
    return patch('coupons/add', { token, code });
  };

  it('are deducted, typed in any width and case, and can be removed again', async () => {
    const { token } = await cart.withProducts({ [ham]: 3 });
    const used = await cart.patch('coupons/add', { token, code: 'ｗｅｌｃｏｍｅ５００' });
    expect(used.detail.coupons).toMatchObject([{ code: 'WELCOME500', discount: 500 }]);
    expect(used.quote.totals).toMatchObject({ discount_coupons: 500, payment: 4440 + 1215 - 500 });
    const off = await cart.patch('coupons/delete', { token, code: 'WELCOME500' });
    expect(off.quote.totals.payment).toBe(4440 + 1215);
  });

  it('waive the shipping fee', async () => {
    const { token } = await cart.withProducts({ [ham]: 3 });
    const used = await cart.patch('coupons/add', { token, code: 'FREESHIP' });
    expect(used.quote.totals.carriage).toBe(275);
  });

  it.each([
    ['an unknown one', 3, 'NONE', 'coupon.not_found'],
    ['one that has expired', 3, 'SUMMER', 'coupon.expired'],
    ['one below its minimum', 1, 'WELCOME500', 'coupon.minimum'],
    ['one for members only', 5, 'TEN', 'coupon.member_only'],
  ])('are refused with the reason: %s', async (_, quantity, code, expected) => {
    expect(await add(quantity, code)).toMatchObject({
      status: 422,
      body: { code: expected, errors: { code: [expect.any(String)] } },
    });
  });

  it('can be used once in a cart', async () => {
    const { token } = await cart.withProducts({ [ham]: 3 });
    await cart.patch('coupons/add', { token, code: 'FREESHIP' });
    expect(await patch('coupons/add', { token, code: 'freeship' })).toMatchObject({
      status: 422,
      body: { code: 'coupon.already_used' },
    });
  });
});

describe('customer-defined fields', () => {
  it('are saved where they exist and refused where they do not', async () => {
    const { body } = await app.call<Cart>('POST', '/v1/carts/init', {
      body: { token: null },
      channel: 'gakuen.localhost',
    });
    const modified = await app.call<Cart>('PATCH', '/v1/carts/other/modify', {
      body: { token: body.token, other: { school_class: '3年2組' } },
      channel: 'gakuen.localhost',
    });
    expect(modified.body.detail.order.other).toEqual({ school_class: '3年2組' });
    const { token } = await cart.init();
    expect(await patch('other/modify', { token, other: { school_class: '3年2組' } })).toMatchObject({
      status: 422,
      body: { errors: { 'other.school_class': [expect.any(String)] } },
    });
  });
});

describe('a channel that has stopped selling', () => {
  it('accepts no products and no orders, but shows existing carts and allows reductions', async () => {
    const ready = await cart.readyToOrder({ [ham]: 3 }, 3);
    const { key } = ready.detail.products[0] ?? {};
    const share = (quantity: number) => ({
      token: ready.token,
      products: [{ key, shippings: [{ key: ready.detail.shippings[0]?.key, quantity }] }],
    });
    const resized = (quantity: number) => ({ token: ready.token, products: [{ key, quantity }] });
    const stop = (isUsed: boolean) =>
      app.db.execute(
        `update channels set settings = jsonb_set(settings, '{PLUGIN,TEMPORARY_STOP_SELLING}', '{"IS_USE":${isUsed},"IS_SELLING":${!isUsed}}') where prefix = 'simple'`,
      );
    await stop(true);
    await app.settled();
    const grown = [
      await patch('products/add', { token: ready.token, products: [{ key: ham, quantity: 1 }] }),
      await patch('products/modify', resized(4)),
      await patch('products/divide', share(4)),
    ];
    const decided = await app.call('POST', `/v1/carts/${ready.token}/decision`, {
      body: { idempotency_key: 'while-selling-is-stopped', quote_hash: ready.quote.hash },
    });
    const seen = await app.call('GET', `/v1/carts/${ready.token}`);
    const shrunk = [
      await patch('products/modify', resized(2)),
      await patch('products/divide', share(1)),
      await patch('products/modify', resized(0)),
    ];
    await stop(false);
    await app.settled();
    for (const answer of grown) expect(answer).toMatchObject({ status: 403, body: { code: 'shop.selling_stopped' } });
    expect(decided).toMatchObject({ status: 403, body: { code: 'shop.selling_stopped' } });
    expect(seen).toMatchObject({ status: 200, body: { detail: { products: [{ quantity: 3 }] } } });
    expect(shrunk.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

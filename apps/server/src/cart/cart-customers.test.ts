import type { Cart, Order } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, typedAddress, typedOrderer, type CartCaller } from './testing/cart-caller.ts';

const apron = 'wear-jp-001';
const ham = 'ham-fr-001';
const COD = 3;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Refusal {
  errors?: Record<string, string[]>;
}
const on = (channel: string): Pick<TestApp, 'call'> => ({
  call: (method, url, options) => app.call(method, url, { channel, ...options }),
});
const gakuen = on('gakuen.localhost');
const depa = on('depa.localhost');
const add = (token: string, options: Record<string, string>, key = apron) =>
  gakuen.call<Cart & Refusal>('PATCH', '/v1/carts/products/add', {
    body: { token, products: [{ key, quantity: 1, options }] },
  });

async function order({ call }: Pick<TestApp, 'call'>, cart: CartCaller, token: string): Promise<Order> {
  await cart.patch('shippings/add', { token, address: typedAddress });
  const ready = await cart.patch('order/modify', { token, orderer: typedOrderer, payment_id: COD });
  const decided = await call<{ id: string }>('POST', `/v1/carts/${token}/decision`, {
    body: { idempotency_key: `of-${token}`, quote_hash: ready.quote.hash },
  });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  return (await call<Order>('GET', `/v1/carts/order/${decided.body.id}`, { headers: { 'x-cart-token': token } })).body;
}

describe('made-to-measure products', () => {
  const cart = cartCaller(gakuen);

  it('accept the wearer and every measurement, normalised; each wearer has a separate line', async () => {
    const { token } = await cart.init();
    await add(token, { name: '一郎', height: '１３２．５', head: '52' });
    await add(token, { name: '一郎', height: '132.5', head: '52' });
    const { body } = await add(token, { name: '桜', height: '148', head: '53.5' });
    expect(body.detail.products.map(({ quantity, options }) => [quantity, options])).toEqual([
      [2, { name: '一郎', height: '132.5', head: '52' }],
      [1, { name: '桜', height: '148', head: '53.5' }],
    ]);
  });

  it.each([
    ['no option is given', {}, ['products.0.options.name', 'products.0.options.height', 'products.0.options.head']],
    ['one is out of range', { name: '一郎', height: '20', head: '52' }, ['products.0.options.height']],
    ['one is unknown', { name: '一郎', height: '132', head: '52', waist: '55' }, ['products.0.options.waist']],
  ])('are not added to the cart when %s', async (_case, options, paths) => {
    const { token } = await cart.init();
    const { status, body } = await add(token, options);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, paths]);
    expect((await cart.get(token)).detail.products).toEqual([]);
  });

  it('are not found on other channels', async () => {
    const simple = cartCaller(app);
    const { token } = await simple.init();
    const refused = await app.call('PATCH', '/v1/carts/products/add', {
      body: { token, products: [{ key: apron, quantity: 1, options: { name: '一郎', height: '132', head: '52' } }] },
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.product.not_found' } });
  });

  it('are ordered with their measurements and the customer’s own fields, under the labels of the order date', async () => {
    const { token } = await cart.init();
    await add(token, { name: '一郎', height: '132.5', head: '52' });
    await add(token, {}, ham);
    await cart.patch('other/modify', { token, other: { school_class: '３年２組', student_name: '見本 一郎' } });
    const placed = await order(gakuen, cart, token);
    expect(placed.lines.map(({ options }) => options)).toEqual([
      [
        { name: 'name', label: '着る方のお名前', value: '一郎' },
        { name: 'height', label: '身長(cm)', value: '132.5' },
        { name: 'head', label: '頭まわり(cm)', value: '52' },
      ],
      undefined,
    ]);
    expect(placed.other).toEqual([
      { name: 'student_name', label: '児童・生徒のお名前', value: '見本 一郎' },
      { name: 'school_class', label: '学年・組', value: '３年２組' },
    ]);
    const answers = await operatorClient(app).ask<object[]>('GET', 'answers/order');
    expect(answers.body).toEqual(
      (placed.other ?? []).map((answer) => ({
        of: placed.order_no,
        email: null,
        channel: 'gakuen',
        at: expect.any(String),
        ...answer,
      })),
    );
    expect((await operatorClient(app).ask('GET', `orders/${placed.order_no}`)).body).toMatchObject({
      answers: placed.other,
    });
    const { rows } = await app.db.execute<{ notes: string[] }>(
      `select data->'destinations'->0->'notes' as notes from mail_outbox where data->>'orderNo' = '${placed.order_no}'`,
    );
    expect(rows[0]?.notes).toEqual([
      '調理実習エプロン・三角巾 セット(藍):着る方のお名前 一郎、身長(cm) 132.5、頭まわり(cm) 52',
      '児童・生徒のお名前:見本 一郎',
      '学年・組:３年２組',
    ]);
  });
});

describe('food', () => {
  it('accepts no options', async () => {
    const { token } = await cartCaller(gakuen).init();
    expect((await add(token, { colour: 'red' }, ham)).body.errors).toEqual({
      'products.0.options.colour': ['不明な項目です。'],
    });
  });
});

describe('a channel on which every order is gift-wrapped', () => {
  const cart = cartCaller(depa);
  const problems = ({ quote }: Cart) => quote.problems.map(({ code, step }) => [code, step]);

  it('refuses an order until a wrapping is chosen, also one without a fee', async () => {
    const { token } = await cart.withProducts({ [ham]: 1 });
    await cart.patch('shippings/add', { token, address: typedAddress });
    const waiting = await cart.patch('order/modify', { token, orderer: typedOrderer, payment_id: COD });
    expect(problems(waiting)).toEqual([['cart.shipping.no_wrapping', 'delivery']]);
    const refused = await depa.call('POST', `/v1/carts/${token}/decision`, {
      body: { idempotency_key: 'without-wrapping', quote_hash: waiting.quote.hash },
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.not_ready' } });
    const key = waiting.detail.shippings[0]?.key;
    const chosen = await cart.patch('shippings/modify', { token, key, wrapping_code: 'depa-paper' });
    expect(problems(chosen)).toEqual([]);
    const placed = await order(depa, cart, token);
    expect(placed.shippings[0]?.wrapping).toMatchObject({ code: 'depa-paper', fee: 0 });
  });

  it('requires no wrapping for products that cannot be wrapped', async () => {
    const { rows } = await app.db.execute<{ key: string }>(
      `select key from products where not is_wrapping and sale_status = 'on_sale' and channel_prefixes is null limit 1`,
    );
    const { token } = await cart.withProducts({ [rows[0]?.key ?? '']: 1 });
    expect(
      problems(await cart.patch('shippings/add', { token, address: typedAddress })).map(([code]) => code),
    ).not.toContain('cart.shipping.no_wrapping');
  });

  it('leaves wrapping optional on other channels', async () => {
    const simple = cartCaller(app);
    const { token } = await simple.withProducts({ [ham]: 1 });
    expect(
      problems(await simple.patch('shippings/add', { token, address: typedAddress })).map(([code]) => code),
    ).not.toContain('cart.shipping.no_wrapping');
  });
});

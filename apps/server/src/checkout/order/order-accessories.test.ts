import type { Cart, DecisionResult, Order } from '@shop/api';
import type { OrderMail } from '@shop/copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { cartCaller, type CartCaller } from '../../cart/testing/cart-caller.ts';
import { makeLogger } from '../../platform/process/make-logger.ts';
import { makeCaller } from '../../testing/test-call.ts';
import { openTestApp, testConfig, type TestApp } from '../../testing/index.ts';

const cod = 3;
const [ham, box] = ['ham-fr-001', 'ext-box-001'] as const;

let app: TestApp;
let cart: CartCaller;
beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
afterAll(() => app.close());

let keys = 0;
const decide = ({ token, quote }: Cart) =>
  app.call<DecisionResult & { code: string; cart: Cart }>('POST', `/v1/carts/${token}/decision`, {
    body: { idempotency_key: `the-key-of-a-box-${(keys += 1)}`, quote_hash: quote.hash },
  });
const stockOf = async (key: string) =>
  (
    await app.db.execute<{ quantity: number }>(
      `select quantity from stocks where product_id = (select id from products where key = '${key}')`,
    )
  ).rows[0]?.quantity ?? -1;
const setStock = async (key: string, quantity: number) => {
  await app.db.execute(
    `update stocks set quantity = ${quantity} where product_id = (select id from products where key = '${key}')`,
  );
  await app.settled();
};

/** A cart of hams with boxes, ready to be ordered. */
async function boxedCart(hams: number, boxes: number): Promise<Cart> {
  const { token, detail } = await cart.readyToOrder({ [ham]: hams }, cod);
  return cart.patch('accessories/add', {
    token,
    accessories: [{ line_key: detail.products[0]?.key, key: box, quantity: boxes }],
  });
}

describe('an order with extras', () => {
  it('stores them with their line, reduces their stock, and is returned the same after a restart', async () => {
    const before = await stockOf(box);
    const ready = await boxedCart(2, 2);
    const { status, body } = await decide(ready);
    expect(status).toBe(200);
    expect(await stockOf(box)).toBe(before - 2);

    const headers = { 'x-cart-token': ready.token };
    const order = (await app.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers })).body;
    expect(order.lines[0]).toMatchObject({
      quantity: 2,
      amount: 2960,
      accessories: [{ product_key: box, quantity: 2, unit_price: 330, amount: 660, tax_rate_percent: 10 }],
    });
    expect(order.shippings[0]?.packings[0]?.accessories).toMatchObject([
      { line_key: order.lines[0]?.key, quantity: 2 },
    ]);
    expect(order.totals).toEqual(ready.quote.totals);
    expect(order.totals.goods).toBe(3620);
    const { rows } = await app.db.execute(
      `select line_key, parent_key, quantity, amount from order_lines where order_id = '${body.id}' order by parent_key nulls first`,
    );
    expect(rows).toMatchObject([
      { parent_key: null, amount: 2960 },
      { parent_key: order.lines[0]?.key, amount: 660 },
    ]);

    const { server } = await buildApp({
      config: testConfig(),
      clock: app.clock,
      database: app.database,
      log: makeLogger('silent'),
    });
    const again = await makeCaller(server)<Order>('GET', `/v1/carts/order/${body.id}`, { headers });
    await server.close();
    expect(again.body).toEqual(order);
  });

  it('lists them in quantities and prices of the six items (L-02), and in the mail under their line', async () => {
    const ready = await boxedCart(2, 1);
    const { body } = await decide(ready);
    const order = (
      await app.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers: { 'x-cart-token': ready.token } })
    ).body;
    const term = (code: string) => order.terms.find((known) => known.code === code)?.lines ?? [];
    expect(term('quantity').some((line) => line.endsWith('ギフト用化粧箱 1点'))).toBe(true);
    expect(term('price')).toContain('ギフト用化粧箱:330円 × 1点 = 330円');
    const { rows } = await app.db.execute<{ data: OrderMail }>(
      `select data from mail_outbox where data->>'orderNo' = '${body.order_no}'`,
    );
    expect(rows[0]?.data.destinations[0]?.parcels[0]?.lines).toMatchObject([
      { quantity: 2, amount: 2960, isReducedRate: true },
      { name: '+ ギフト用化粧箱', quantity: 1, amount: 330, isReducedRate: false },
    ]);
  });

  it('is refused when the last box was sold since it was shown, and reserves nothing', async () => {
    const ready = await boxedCart(1, 1);
    const hams = await stockOf(ham);
    const boxes = await stockOf(box);
    await setStock(box, 0);
    const refused = await decide(ready);
    await setStock(box, boxes);
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart.quote_changed' } });
    expect(refused.body.cart.quote.problems.map(({ code }) => code)).toContain('cart.accessory.sold_out');
    expect(await stockOf(ham)).toBe(hams);
  });

  it('is refused when the price of its box rose meanwhile', async () => {
    const ready = await boxedCart(1, 1);
    await app.db.execute(`update products set price = 350 where key = '${box}'`);
    await app.settled();
    const refused = await decide(ready);
    await app.db.execute(`update products set price = 330 where key = '${box}'`);
    await app.settled();
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart.quote_changed' } });
  });

  it('reserves a product once that is in it both as a line and as an extra', async () => {
    const carvingStand = 'acc-jp-001';
    const before = await stockOf(carvingStand);
    const { token, detail } = await cart.readyToOrder({ 'sal-fr-001': 1, [carvingStand]: 1 }, cod);
    const line_key = detail.products.find(({ product_info }) => product_info.key === 'sal-fr-001')?.key;
    const { body } = await decide(
      await cart.patch('accessories/add', { token, accessories: [{ line_key, key: carvingStand, quantity: 1 }] }),
    );
    expect(await stockOf(carvingStand)).toBe(before - 2);
    const { rows } = await app.db.execute(
      `select quantity from stock_reservations where order_id = '${body.id}' and product_id = (select id from products where key = '${carvingStand}')`,
    );
    expect(rows).toEqual([{ quantity: 2 }]);
  });
});

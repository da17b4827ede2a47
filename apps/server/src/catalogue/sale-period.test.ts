import type { DecisionResult, Order, Product } from '@shop/api';
import type { OrderMail } from '@shop/copy';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { endSalesJob } from './sales-job.ts';

const limited = 'pat-fr-003';
const lasting = 'ham-fr-001';
const cod = 3;
const lastDay = '2026.12.30(水)';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-20T10:00:00+09:00');
  await shop.db.execute(`update products set sale_status = 'on_sale', suspend_reason = null where key = '${limited}'`);
  await shop.settled();
});

async function buy(quantities: Readonly<Record<string, number>>) {
  const cart = await cartCaller(shop).readyToOrder(quantities, cod);
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-${cart.token}`.slice(0, 36), quote_hash: cart.quote.hash },
  });
  const { body: order } = await shop.call<Order>('GET', `/v1/carts/order/${body.id}`, {
    headers: { 'x-cart-token': cart.token },
  });
  const { rows } = await shop.db.execute<{ data: OrderMail }>(
    `select data from mail_outbox where data->>'orderNo' = '${order.order_no}'`,
  );
  const period = order.terms.find(({ code }) => code === 'period')?.lines;
  return { cart, period, mailed: rows[0]?.data.applicationPeriod };
}

const product = async () => (await shop.call<Product>('GET', `/v1/products/${limited}`)).body;

it('the last day of sale of a product is shown on the product, in the cart, the order and its mail (L-02)', async () => {
  expect(await product()).toMatchObject({ sale_ends_on: '2026-12-30', stock_state: 'in_stock' });
  const { cart, period, mailed } = await buy({ [lasting]: 1, [limited]: 2 });
  expect(cart.quote.lines.map(({ sale_ends_on }) => sale_ends_on)).toEqual([null, '2026-12-30']);
  expect(period).toEqual([`「${(await product()).name}」は${lastDay}までのお申し込みに限ります。`]);
  expect(mailed).toBe(period?.join('\n'));
});

it('an order of products without a last day of sale shows that there is none', async () => {
  const { period, mailed } = await buy({ [lasting]: 1 });
  expect([period, mailed]).toEqual([['期間の定めはありません。'], '期間の定めはありません。']);
});

it('a product is sold on its last day of sale, and not on the next day', async () => {
  shop.clock.set('2026-12-30T23:59:00+09:00');
  await endSalesJob.run(shop.jobCtx());
  await shop.settled();
  expect((await product()).stock_state).toBe('in_stock');
  shop.clock.set('2026-12-31T00:00:00+09:00');
  await endSalesJob.run(shop.jobCtx());
  await shop.settled();
  expect(await product()).toMatchObject({
    stock_state: 'suspended',
    suspend_reason: `販売期間(${lastDay}まで)が終わりました。`,
    max_quantity: 0,
  });
  const { token } = await cartCaller(shop).init();
  const refused = await shop.call<{ code: string }>('PATCH', '/v1/carts/products/add', {
    body: { token, products: [{ key: limited, quantity: 1 }] },
  });
  expect(refused).toMatchObject({ status: 422, body: { code: 'cart.product.suspended' } });
});

import type { Order, OrderSummary } from '@shop/api';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, stocks } from '../platform/db/schema/catalogue.ts';
import { loginAs, openTestApp, type TestApp } from '../testing/index.ts';
import { extras } from './data/products/extras.ts';
import { productData } from './data/products/product-data.ts';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await openTestApp();
  token = await loginAs(shop);
});
afterAll(() => shop.close());

const list = async () => (await shop.call<OrderSummary[]>('GET', '/v1/me/orders?per=all', { token })).body;

it('a sample member has orders with every payment method and in several states, newest first', async () => {
  const shown = (await list()).map(({ payment_name, status, payment_status }) =>
    [payment_name, status, payment_status].join(' '),
  );
  expect(shown).toEqual([
    '銀行振込(前払い) accepted none',
    'クレジットカード preparing authorised',
    '銀行振込(前払い) shipped paid',
    'コンビニエンスストア払い(前払い) delivered paid',
    'コンビニエンスストア払い(前払い) abandoned expired',
    'クレジットカード delivered paid',
    '代金引換 delivered paid',
  ]);
});

it('they are older than the seeding, each with valid terms and delivery day', async () => {
  const now = shop.clock.now().toISOString();
  for (const { id, ordered_at } of await list()) {
    const { body } = await shop.call<Order>('GET', `/v1/me/orders/${id}`, { token });
    expect(ordered_at < now).toBe(true);
    expect(body.order_no.slice(0, 6)).toBe(body.ordered_at.slice(2, 10).replaceAll('-', ''));
    const planned = body.shippings.flatMap(({ packings }) =>
      packings.flatMap(({ planned_date }) => planned_date ?? []),
    );
    expect(planned.every((date) => date > ordered_at.slice(0, 10))).toBe(true);
    if (body.status === 'delivered') expect(planned.every((date) => date < now.slice(0, 10))).toBe(true);
    expect(body.terms).toHaveLength(6);
  }
});

it('they reduce no current stock, and none of their mails is in the outbox', async () => {
  const rows = await shop.db
    .select({ quantity: stocks.quantity })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .orderBy(asc(products.id));
  expect(rows.map(({ quantity }) => quantity)).toEqual([...productData, ...extras].map(({ stock }) => stock));
  const { rows: mails } = await shop.db.execute<{ kind: string }>('select distinct kind from mail_outbox');
  expect(mails).toEqual([{ kind: 'account_unlock' }]);
});

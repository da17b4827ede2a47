import type { Order, OrderSummary } from '@shop/api';
import { formsCopy } from '@shop/copy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { memberBuyer } from './testing/member-buyer.ts';

let app: TestApp;
const placed: Record<string, string> = {};
const days = ['2024-12-31T23:59:00+09:00', '2025-01-01T00:00:00+09:00', '2025-03-10T12:00:00+09:00'];
beforeAll(async () => {
  app = await openTestApp();
  for (const at of days) {
    app.clock.set(at);
    const jiro = await memberBuyer(app, { username: 'jiro@example.com' });
    const { body } = await jiro.decide(await jiro.ready({ 'ham-fr-001': 1 }, 3));
    placed[at] = body.order_no;
  }
});
afterAll(() => app.close());

async function list(query: Record<string, string>) {
  const { call } = await memberBuyer(app, { username: 'jiro@example.com' });
  return call<OrderSummary[]>('GET', `/v1/me/orders?${new URLSearchParams(query)}`);
}
const numbers = async (query: Record<string, string>) => (await list(query)).body.map(({ order_no }) => order_no);
const [eve = '', newYear = '', march = ''] = days;

it('a period includes its first and its last day in Japan', async () => {
  expect(await numbers({ from: '2025-01-01', to: '2025-12-31' })).toEqual([placed[march], placed[newYear]]);
  expect(await numbers({ to: '2024-12-31' })).toEqual([placed[eve]]);
  expect(await numbers({ from: '2025-03-10' })).toEqual([placed[march]]);
});

it('a period may begin and end as far away as a date can be written', async () => {
  expect(await numbers({ from: '0001-01-01', to: '9999-12-31' })).toEqual(await numbers({}));
  expect(await numbers({ to: '0001-01-01' })).toEqual([]);
  expect(await numbers({ from: '9999-12-31' })).toEqual([]);
});

it('a number is found by a part of it, in any width and case, with and without its hyphen', async () => {
  const number = placed[newYear] ?? '';
  const fullWidth = number
    .toLowerCase()
    .replaceAll(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
  for (const typed of [number, number.replace('-', ''), number.slice(2), fullWidth])
    expect(await numbers({ order_no: typed })).toEqual([number]);
  expect(await numbers({ order_no: '%' })).toEqual([]);
});

it('the headers count the matching orders, not all orders', async () => {
  const { body, headers } = await list({ from: '2025-01-01', per: '1', page: '2' });
  expect(body.map(({ order_no }) => order_no)).toEqual([placed[newYear]]);
  expect(headers).toMatchObject({ 'x-total': '2', 'x-last-page': '2', 'x-current-page': '2' });
});

it('a period that ends before it begins is refused with a message (spec §5 min_date)', async () => {
  expect(await list({ from: '2025-03-10', to: '2025-03-09' })).toMatchObject({
    status: 422,
    body: { errors: { to: [formsCopy.rules.minDate] } },
  });
  expect((await list({ from: '2025-03-10', to: '2025-03-10' })).status).toBe(200);
  expect((await list({ from: '2025-02-30' })).status).toBe(422);
});

it('an order has its cart and the products of each parcel as the data of a refund (spec §3)', async () => {
  const { call } = await memberBuyer(app, { username: 'jiro@example.com' });
  const [latest] = (await list({})).body;
  const { body } = await call<Order>('GET', `/v1/me/orders/${latest?.id}`);
  expect(body).toMatchObject({
    cart_id: expect.any(String),
    user_order_info: { shipping: [{ packing: [{ product: [{ key: 'ham-fr-001', quantity: 1 }] }] }] },
  });
});

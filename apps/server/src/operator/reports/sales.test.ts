import type { DecisionResult } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';
import type { SalesRow } from './sales.queries.ts';

const [cod, transfer] = [3, 4] as const;
const [ham, sausage] = ['ham-fr-001', 'sau-at-001'] as const;

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let firstDay: string;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
  shop.clock.advance(3 * 86_400_000);
  firstDay = dayOf(shop.clock.now());
});
afterAll(() => shop.close());

async function order(products: Readonly<Record<string, number>>, methodId: number) {
  const cart = await cartCaller(shop).readyToOrder(products, methodId);
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-${cart.token}`.slice(0, 36), quote_hash: cart.quote.hash },
  });
  return { number: body.order_no, total: cart.quote.totals.payment };
}

const dayOf = (instant: Date) => inJapan(instant).day;
const ask = (query: string) => operator.ask<{ rows: SalesRow[] }>('GET', `reports/sales?${query}`);
/** Since the first day of the tests: the sample orders are older. */
const report = async (by: string) => (await ask(`by=${by}&from=${firstDay}&until=2026-12-31`)).body.rows;
const sum = (rows: readonly SalesRow[], field: 'sales' | 'orders' | 'refunds') =>
  rows.reduce((total, row) => total + row[field], 0);
const move = (number: string, body: object) => operator.ask('PATCH', `orders/${number}`, body);

describe('sales', () => {
  it('are empty without orders', async () => {
    expect(await report('day')).toEqual([]);
  });

  it('count what was ordered by day, channel, method and rate, and not what was cancelled', async () => {
    const [first, second, cancelled] = [
      await order({ [ham]: 2 }, cod),
      await order({ [ham]: 1, [sausage]: 1 }, transfer),
      await order({ [sausage]: 3 }, cod),
    ];
    expect((await move(cancelled.number, { cancel_reason: '在庫切れ' })).status).toBeLessThan(300);
    const expected = first.total + second.total;
    for (const by of ['day', 'channel', 'method']) {
      const rows = await report(by);
      expect([by, sum(rows, 'sales'), sum(rows, 'orders')]).toEqual([by, expected, 2]);
    }
    expect((await report('method')).map(({ orders }) => orders)).toEqual([1, 1]);
    const rates = await report('rate');
    expect(sum(rates, 'sales')).toBe(expected);
    expect(rates.map(({ tax }) => tax).every((tax) => tax !== null && tax > 0)).toBe(true);
    const pieces = Object.fromEntries(
      (await report('product')).map(({ name, pieces: count }) => [name.split(' ')[0], count]),
    );
    expect(pieces).toEqual({ [ham]: 3, [sausage]: 1 });
  });

  it('are less by refunds on the day of the refund, even when the order is from before the period', async () => {
    const { number } = await order({ [ham]: 1 }, cod);
    for (const step of ['prepare', 'ship', 'deliver'])
      expect((await move(number, { move: step })).status).toBeLessThan(300);
    shop.clock.advance(86_400_000);
    const refunded = await operator.ask('PATCH', `orders/${number}`, {
      refund: { sum: 500, reason: 'お届けの遅れ', key: 'refund-of-the-report' },
    });
    expect(refunded.status).toBeLessThan(300);
    const today = dayOf(shop.clock.now());
    const rows = (await ask(`by=day&from=${today}&until=${today}`)).body.rows;
    expect(rows).toEqual([{ key: today, name: today, orders: 0, pieces: null, sales: 0, tax: null, refunds: 500 }]);
    expect(sum(await report('rate'), 'refunds')).toBe(500);
  });

  it.each(['from=2026-12-02&until=2026-12-01', 'from=2026-02-30', 'from=2000-01-01'])(
    'are refused for the period %s',
    async (query) => {
      expect(await ask(query)).toMatchObject({ status: 422, body: { code: 'report.period' } });
    },
  );
});

import type { Order } from '@shop/api';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobContext } from '../platform/jobs/job.ts';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { checkPaymentsJob, missedCapturesJob, reversePaymentsJob } from './payment-jobs.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { freePort } from '../payment/testing/start-sandbox-process.ts';
import { openShop, type Shop } from '../payment/testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const work = (changes: Partial<JobContext> = {}) => checkPaymentsJob.run({ ...shop.app.jobCtx(), ...changes });

/** A clock that runs ahead, so that postponed work is due again. */
const inMinutes = (minutes: number) => ({ now: () => new Date(shop.app.clock.now().getTime() + minutes * 60_000) });

/** A log that collects its lines in memory. */
function recordingLog() {
  const lines: Record<string, unknown>[] = [];
  return {
    lines,
    log: pino(
      { level: 'trace' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    ),
  };
}

/** A prepared order by card, with the states of its payment in the shop and at the service. */
async function preparedOrder() {
  const cart = await shop.cart.readyToOrder({ 'ham-fr-001': 2 }, 1);
  const { body } = await shop.decide(cart, { token: await shop.sandbox.token('4111111111111111') });
  const { rows } = await shop.app.db.execute<{ id: string; service_id: string }>(
    `select id, service_id from payments where order_id = '${body.id}'`,
  );
  const { id: paymentId = '', service_id: serviceId = '' } = rows[0] ?? {};
  const operator = operatorClient(shop.app);
  const change = async (payload: object) => (await operator.ask('PATCH', `orders/${body.id}`, payload)).status;
  expect(await change({ move: 'prepare' })).toBe(204);
  const { config } = shop.app.jobCtx();
  return {
    id: body.id,
    orderNo: body.order_no,
    paymentId,
    serviceId,
    total: cart.quote.totals.payment,
    change,
    shown: async () =>
      (await shop.app.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers: { 'x-cart-token': cart.token } }))
        .body.payment_status,
    there: async () => {
      const answer = await providerOf(config, 'sandbox').read(serviceId);
      return answer.kind === 'payment' ? answer.payment : answer;
    },
    capture: async () => (await operator.ask<{ capture: string | null }>('GET', `orders/${body.id}`)).body.capture,
    events: async (type: string) => {
      const found = await shop.app.db.execute(
        `select id from payment_events where body like '%"${type}"%' and body like '%${serviceId}%'`,
      );
      return found.rows.length;
    },
  };
}

describe('the charge of a card', () => {
  it('is the total of its order, made once, even if the order is shipped twice and the worker runs often', async () => {
    const order = await preparedOrder();
    expect(await order.capture()).toBeNull();
    expect(await order.change({ move: 'ship' })).toBe(204);
    expect(await order.change({ move: 'ship' })).toBe(409);
    expect(await order.capture()).toBe('due');
    await Promise.all([work(), work()]);
    await work({ clock: inMinutes(2) });
    expect([await order.there(), await order.capture()]).toMatchObject([
      { status: 'captured', amount: order.total },
      'done',
    ]);
    await shop.eventually(async () => (await order.events('payment.captured')) === 1);
    expect(await order.shown()).toBe('paid');
  });

  it('waits while the service is down, and is made when it is available again', async () => {
    const order = await preparedOrder();
    await order.change({ move: 'ship' });
    const { config } = shop.app.jobCtx();
    await work({
      config: { ...config, payments: { ...config.payments, url: `http://127.0.0.1:${await freePort()}` } },
    });
    expect([await order.there(), await order.capture()]).toMatchObject([{ status: 'authorised' }, 'due']);
    await work({ clock: inMinutes(2) });
    expect([await order.there(), await order.capture()]).toMatchObject([{ status: 'captured' }, 'done']);
  });

  it('is made for orders marked as shipped directly in the database, and for no others', async () => {
    const [sent, waiting] = [await preparedOrder(), await preparedOrder()];
    await shop.app.db.execute(`update orders set status = 'shipped' where id = '${sent.id}'`);
    await work();
    expect(await sent.there()).toMatchObject({ status: 'authorised' });
    await missedCapturesJob.run(shop.app.jobCtx());
    await work();
    expect([await sent.there(), await waiting.there()]).toMatchObject([
      { status: 'captured' },
      { status: 'authorised' },
    ]);
  });

  it('is never made for an order that was cancelled before shipping', async () => {
    const order = await preparedOrder();
    expect(await order.change({ cancel_reason: '品切れ' })).toBe(204);
    await missedCapturesJob.run(shop.app.jobCtx());
    await work({ clock: inMinutes(2) });
    await reversePaymentsJob.run(shop.app.jobCtx());
    await work({ clock: inMinutes(4) });
    expect([await order.there(), await order.capture(), await order.events('payment.captured')]).toMatchObject([
      { status: 'voided' },
      null,
      0,
    ]);
  });
});

describe('a refused charge', () => {
  it('is reported to the shop, repeated after a pause, and settled when it succeeds', async () => {
    const order = await preparedOrder();
    await order.change({ move: 'ship' });
    await shop.app.db.execute(`update payments set service_id = 'pay_of_nobody' where id = '${order.paymentId}'`);
    const { lines, log } = recordingLog();
    await work({ log });
    expect(lines).toMatchObject([{ level: 50, order: order.orderNo, capture: 'refused', reason: 'payment.not_found' }]);
    expect([await order.capture(), await order.shown()]).toEqual(['refused', 'authorised']);
    await missedCapturesJob.run(shop.app.jobCtx());
    await work({ log });
    expect(lines).toHaveLength(1);
    await shop.app.db.execute(`update payments set service_id = '${order.serviceId}' where id = '${order.paymentId}'`);
    await work({ clock: inMinutes(2), log });
    expect([lines.length, await order.capture(), await order.there()]).toMatchObject([
      1,
      'done',
      { status: 'captured' },
    ]);
  });

  it('of a payment voided at the service remains visible to the shop', async () => {
    const order = await preparedOrder();
    await order.change({ move: 'ship' });
    await providerOf(shop.app.jobCtx().config, 'sandbox').reverse(order.serviceId, { action: 'void' }, 'by-hand');
    await work();
    expect([await order.capture(), await order.shown()]).toEqual(['refused', 'voided']);
  });
});

it('a card charged at the service before shipping is recognised by its event, and refunded when the order is cancelled', async () => {
  const order = await preparedOrder();
  await providerOf(shop.app.jobCtx().config, 'sandbox').capture(order.serviceId, order.total, 'charged-by-hand');
  await shop.eventually(async () => (await order.shown()) === 'paid');
  expect(await order.change({ cancel_reason: '品切れ' })).toBe(204);
  await reversePaymentsJob.run(shop.app.jobCtx());
  expect([await order.there(), await order.shown()]).toMatchObject([{ status: 'refunded' }, 'refunded']);
});

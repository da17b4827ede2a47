import { createHmac, randomUUID } from 'node:crypto';
import type { DecisionResult } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller, type CartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { openEventsJob } from '../payment-jobs.ts';
import type { ServicePayment } from '../../payment/provider/service-payment.ts';

const ham = 'ham-fr-001';

let app: TestApp;
let cart: CartCaller;

beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
afterAll(() => app.close());

/** An order with a card payment that no event has reported yet. */
async function waitingOrder(): Promise<{ id: string; paymentId: string; total: number }> {
  const ready = await cart.readyToOrder({ [ham]: 1 }, 1);
  const body = {
    idempotency_key: `webhook-${randomUUID()}`,
    quote_hash: ready.quote.hash,
    payment_token: 'tok_that_nobody_takes',
  };
  const { body: decided } = await app.call<DecisionResult>('POST', `/v1/carts/${ready.token}/decision`, { body });
  const { rows } = await app.db.execute<{ id: string }>(`select id from payments where order_id = '${decided.id}'`);
  return { id: decided.id, paymentId: rows[0]?.id ?? '', total: ready.quote.totals.payment };
}

/** The body of an event about an order's payment; `reported` replaces values of the order. */
const eventOf = (
  { paymentId: reference, total: amount }: { paymentId: string; total: number },
  status: ServicePayment['status'],
  {
    id = `evt_${randomUUID()}`,
    reported = {},
  }: { id?: string; reported?: Partial<Record<keyof ServicePayment, unknown>> } = {},
) =>
  JSON.stringify({
    id,
    type: `payment.${status}`,
    created_at: app.clock.now(),
    payment: {
      id: `pay_${reference}`,
      status,
      reference,
      amount,
      refunded_amount: status === 'refunded' ? amount : 0,
      currency: 'JPY',
      ...reported,
    },
  });
const notOurs = { paymentId: 'not-ours', total: 1 };

const signature = (
  body: string,
  time = Math.floor(app.clock.now().getTime() / 1000),
  secret = app.ctx().config.payments.webhookSecret,
) => `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

const post = async (body: string, signed: string | null = signature(body)) =>
  app.server.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: { 'content-type': 'application/json', ...(signed !== null && { 'x-signature': signed }) },
    payload: body,
  });

const statusOf = async (orderId: string) => {
  const { rows } = await app.db.execute<{ status: string; state: string }>(
    `select o.status, p.state from orders o join payments p on p.order_id = o.id where o.id = '${orderId}'`,
  );
  return rows[0];
};

/** The rows of an order and its payment. */
const rowsOf = async (orderId: string) =>
  (await app.db.execute(`select * from orders o join payments p on p.order_id = o.id where o.id = '${orderId}'`)).rows;

describe('an event of the payment service', () => {
  it('is refused without a signature, with a wrong one, an old one, or a modified body', async () => {
    const events = async () => (await app.db.execute('select id from payment_events order by id')).rows;
    const before = await events();
    const body = eventOf(notOurs, 'authorised');
    const old = Math.floor(app.clock.now().getTime() / 1000) - 301;
    const refused = [
      await post(body, null),
      await post(body, 't=1,v1=00'),
      await post(body, signature(body, undefined, 'another-secret')),
      await post(body, signature(body, old)),
      await post(`${body} `, signature(body)),
    ];
    expect(refused.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401]);
    expect(await events()).toEqual(before);
  });

  it('finds its payment by our reference, even before the shop knows the service’s id', async () => {
    const order = await waitingOrder();
    expect((await post(eventOf(order, 'authorised'))).statusCode).toBe(200);
    expect(await statusOf(order.id)).toEqual({ status: 'accepted', state: 'authorised' });
  });

  it('is stored unchanged and applied once, however often it is sent', async () => {
    const order = await waitingOrder();
    const body = eventOf(order, 'failed', { id: 'evt_that_comes_thrice' });
    for (let times = 0; times < 3; times += 1) expect((await post(body)).statusCode).toBe(200);
    const { rows } = await app.db.execute<{ body: string }>(
      `select body from payment_events where id = 'evt_that_comes_thrice'`,
    );
    expect(rows).toEqual([{ body }]);
    expect(await statusOf(order.id)).toEqual({ status: 'abandoned', state: 'failed' });
  });

  it('may arrive in any order: an outdated event changes nothing', async () => {
    const order = await waitingOrder();
    await post(eventOf(order, 'captured'));
    await post(eventOf(order, 'authorised'));
    await post(eventOf(order, 'failed'));
    expect(await statusOf(order.id)).toEqual({ status: 'accepted', state: 'captured' });
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['the amount as a text', { amount: '100' }],
    ['no amount', { amount: undefined }],
    ['another currency', { currency: 'USD' }],
    ['no currency', { currency: undefined }],
    ['an unknown refund', { refunded_amount: 999_999 }],
  ])(
    'that is signed but contains %s changes nothing, is answered once and is an error in the log',
    async (_what, reported) => {
      const order = await waitingOrder();
      const before = await rowsOf(order.id);
      app.errors.length = 0;
      expect((await post(eventOf(order, 'captured', { reported }))).statusCode).toBe(200);
      expect(await rowsOf(order.id)).toEqual(before);
      expect(app.errors).toMatchObject([{ payment: order.paymentId, differing: Object.keys(reported) }]);
      await openEventsJob.run(app.jobCtx());
      expect(await rowsOf(order.id)).toEqual(before);
    },
  );

  it('that contains another payment id, or another order for a known one, changes neither order', async () => {
    const [first, second] = [await waitingOrder(), await waitingOrder()];
    await post(eventOf(first, 'requires_action'));
    const before = [await rowsOf(first.id), await rowsOf(second.id)];
    app.errors.length = 0;
    await post(eventOf(first, 'captured', { reported: { id: 'pay_of_somebody_else' } }));
    await post(eventOf(second, 'captured', { reported: { id: `pay_${first.paymentId}` } }));
    expect([await rowsOf(first.id), await rowsOf(second.id)]).toEqual(before);
    expect(app.errors).toMatchObject([
      { payment: first.paymentId, differing: ['id'] },
      { payment: first.paymentId, differing: ['reference'] },
    ]);
  });

  it('of a refund refunds the whole amount or nothing', async () => {
    const order = await waitingOrder();
    await post(eventOf(order, 'captured'));
    app.errors.length = 0;
    await post(eventOf(order, 'refunded', { reported: { refunded_amount: 1 } }));
    expect(app.errors).toMatchObject([{ differing: ['refunded_amount'] }]);
    expect(await statusOf(order.id)).toMatchObject({ state: 'captured' });
    await post(eventOf(order, 'refunded'));
    expect(await statusOf(order.id)).toMatchObject({ state: 'refunded' });
  });

  it('about a payment of another shop is accepted and ignored', async () => {
    expect((await post(eventOf(notOurs, 'authorised'))).statusCode).toBe(200);
  });

  it('that was stored but not applied is applied by the worker', async () => {
    const order = await waitingOrder();
    const body = eventOf(order, 'authorised', { id: 'evt_of_a_dead_process' });
    await app.db.execute(
      `insert into payment_events (id, body, received_at) values ('evt_of_a_dead_process', '${body}', now() - interval '10 years')`,
    );
    await openEventsJob.run(app.jobCtx());
    expect(await statusOf(order.id)).toEqual({ status: 'accepted', state: 'authorised' });
  });
});

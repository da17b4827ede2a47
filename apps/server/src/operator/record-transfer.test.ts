import type { DecisionResult, Order } from '@shop/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { askPaymentsJob } from '../checkout/payment-jobs.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';

const [cod, transfer] = [3, 4] as const;

let shop: TestApp;
let placed: { token: string; id: string; order_no: string };
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  placed = await order(transfer);
});

async function order(methodId: number) {
  const cart = await cartCaller(shop).readyToOrder({ 'ham-fr-001': 1 }, methodId);
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-${cart.token}`.slice(0, 36), quote_hash: cart.quote.hash },
  });
  return { token: cart.token, id: body.id, order_no: body.order_no };
}

const pay = async (key: string, payload: object = { paid: true }, headers: Record<string, string> = {}) => {
  const answer = await shop.server.inject({ method: 'PATCH', url: `/internal/orders/${key}`, payload, headers });
  return { status: answer.statusCode, code: answer.body === '' ? null : answer.json<{ code: string }>().code };
};
const shown = async () =>
  (await shop.call<Order>('GET', `/v1/carts/order/${placed.id}`, { headers: { 'x-cart-token': placed.token } })).body;
const mails = async () => {
  const { rows } = await shop.db.execute<{ kind: string }>(
    `select kind from mail_outbox where data->>'orderNo' = '${placed.order_no}' order by kind`,
  );
  return rows.map(({ kind }) => kind);
};
const runOut = async () => {
  const yesterday = new Date(shop.clock.now().getTime() - 86_400_000).toISOString();
  await shop.db.execute(
    `update payments set ask_at = '${yesterday}' where order_id = '${placed.id}' and ask_at is not null`,
  );
  await askPaymentsJob.run(shop.jobCtx());
};

it.each(['id', 'order_no'] as const)(
  'a transfer that has come is recorded by the %s of its order, told by mail, and never expires',
  async (name) => {
    expect(await shown()).toMatchObject({
      status: 'accepted',
      payment_status: 'none',
      payment_instructions: { kind: 'bank_transfer' },
    });
    expect(await pay(placed[name])).toEqual({ status: 204, code: null });
    expect(await shown()).toMatchObject({ status: 'accepted', payment_status: 'paid', payment_instructions: null });
    expect(await mails()).toEqual(['order_confirmation', 'payment_instructions', 'payment_received']);
    await runOut();
    expect(await shown()).toMatchObject({ status: 'accepted', payment_status: 'paid' });
  },
);

it('a transfer that is recorded twice is told once', async () => {
  await pay(placed.id);
  expect(await pay(placed.id)).toEqual({ status: 204, code: null });
  expect((await mails()).filter((kind) => kind === 'payment_received')).toHaveLength(1);
});

it('a transfer for an order that was cancelled is refused, so that the money goes back', async () => {
  await runOut();
  expect(await pay(placed.id)).toEqual({ status: 409, code: 'order.cancelled' });
  expect(await shown()).toMatchObject({ status: 'cancelled', payment_status: 'expired' });
  expect(await mails()).not.toContain('payment_received');
});

it('an order that is paid otherwise, or is not there, is refused', async () => {
  expect(await pay((await order(cod)).id)).toEqual({ status: 409, code: 'order.not_by_transfer' });
  expect(await pay('261120-NNNNN')).toEqual({ status: 404, code: 'order.not_found' });
});

it.each([{}, { paid: false }, { paid: true, amount: 1 }])('%j is no message about an order', async (payload) => {
  expect((await pay(placed.id, payload)).status).toBe(422);
});

it('a shopper cannot record it', async () => {
  expect(await pay(placed.id, { paid: true }, { 'x-forwarded-for': '127.0.0.1' })).toEqual({
    status: 403,
    code: 'operator.forbidden',
  });
  expect(await shown()).toMatchObject({ payment_status: 'none' });
});

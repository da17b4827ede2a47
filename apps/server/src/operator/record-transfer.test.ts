import type { DecisionResult, Order } from '@shop/api';
import { refundMailCopy } from '@shop/copy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { checkPaymentsJob } from '../checkout/payment-jobs.ts';
import { deliverMails, openTestApp, type TestApp } from '../testing/index.ts';
import { operatorClient } from './testing/operator-client.ts';

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

const pay = async (key: string, payload: object = { paid: true }, headers: Record<string, string> = {}, query = '') => {
  const url = `/internal/orders/${key}${query}`;
  const answer = await shop.server.inject({ method: 'PATCH', url, payload, headers });
  return {
    status: answer.statusCode,
    code: answer.body === '' ? null : (answer.json<{ code?: string }>().code ?? null),
  };
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
  await checkPaymentsJob.run(shop.jobCtx());
};

it.each(['id', 'order_no'] as const)(
  'a received transfer is recorded by the %s of its order, confirmed by mail, and never expires',
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

it('a transfer that is recorded twice is confirmed once', async () => {
  await pay(placed.id);
  expect(await pay(placed.id)).toEqual({ status: 204, code: null });
  expect((await mails()).filter((kind) => kind === 'payment_received')).toHaveLength(1);
});

describe('a transfer that arrives for a cancelled order', () => {
  const owed = async () => {
    const { body } = await operatorClient(shop).ask<{ owed: { order_no: string }[] }>('GET', 'refunds');
    return body.owed.filter((one) => one.order_no === placed.order_no);
  };

  it('is owed to its orderer, who is notified, until it is marked as returned', async () => {
    await runOut();
    expect(await pay(placed.id, { paid: true }, {}, '?dry_run=true')).toMatchObject({ status: 200 });
    expect(await owed()).toEqual([]);
    expect(await pay(placed.id)).toMatchObject({ status: 200 });
    const { totals, ...now } = await shown();
    expect(now).toMatchObject({
      status: 'cancelled',
      payment_status: 'expired',
      refunds: [{ amount: totals.payment, reason: refundMailCopy.lateReason }],
    });
    expect(await owed()).toMatchObject([{ refund_no: 1, amount: totals.payment }]);
    expect((await mails()).filter((kind) => /received|refunded/.test(kind))).toEqual(['order_refunded']);
    // Several mails are sent at once, in any order.
    const mine = (await deliverMails(shop)).filter(({ subject }) => subject.includes(placed.order_no));
    expect(mine.map(({ body }) => body)).toContainEqual(
      expect.stringContaining('取り消しとなった後に、お振込みを確認いたしました'),
    );
    await operatorClient(shop).ask('PATCH', `orders/${placed.id}`, { refund_paid: { no: 1 } });
    expect(await owed()).toEqual([]);
  });

  it('is owed once, however often it is recorded', async () => {
    await runOut();
    await pay(placed.id);
    expect(await pay(placed.id)).toMatchObject({ status: 200 });
    expect(await owed()).toHaveLength(1);
    expect((await mails()).filter((kind) => kind === 'order_refunded')).toHaveLength(1);
  });

  it('is not owed again when it arrived before the cancellation and was returned with it', async () => {
    await pay(placed.id);
    await operatorClient(shop).ask('PATCH', `orders/${placed.id}`, { cancel_reason: '品切れ' });
    expect(await pay(placed.id)).toEqual({ status: 409, code: 'order.cancelled' });
    expect(await owed()).toEqual([]);
  });
});

it('an order with another payment method, or an unknown one, is refused', async () => {
  expect(await pay((await order(cod)).id)).toEqual({ status: 409, code: 'order.not_by_transfer' });
  expect(await pay('261120-NNNNN')).toEqual({ status: 404, code: 'order.not_found' });
});

it.each([{}, { paid: false }, { paid: true, amount: 1 }])('%j is refused as input', async (payload) => {
  expect((await pay(placed.id, payload)).status).toBe(422);
});

it('a shopper cannot record a transfer', async () => {
  expect(await pay(placed.id, { paid: true }, { 'x-forwarded-for': '127.0.0.1' })).toEqual({
    status: 403,
    code: 'operator.forbidden',
  });
  expect(await shown()).toMatchObject({ payment_status: 'none' });
});

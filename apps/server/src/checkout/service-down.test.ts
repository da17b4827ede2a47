import type { DecisionResult, PaymentCheck } from '@shop/api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { mailOutbox } from '../platform/db/schema/mail.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { expirePaymentsJob } from './payment-jobs.ts';

const card = 1;
const ham = 'ham-fr-001';
const DAY = 24 * 60 * 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const pieces = async () => {
  const { rows } = await app.db.execute<{ quantity: number }>(
    sql`select quantity from stocks where product_id = (select id from products where key = ${ham})`,
  );
  return rows[0]?.quantity;
};

it('a card payment while the service is down is pending once, reports it, and releases everything when it expires', async () => {
  const cart = cartCaller(app);
  const ready = await cart.readyToOrder({ [ham]: 1 }, card);
  const before = await pieces();
  const decide = () =>
    app.call<DecisionResult>('POST', `/v1/carts/${ready.token}/decision`, {
      body: {
        idempotency_key: 'key-while-nobody-answers',
        quote_hash: ready.quote.hash,
        payment_token: 'tok_of_a_card',
      },
    });
  const first = await decide();
  expect(first).toMatchObject({
    status: 200,
    body: { order_status: 'awaiting_payment', payment_status: 'pending', next: null },
  });
  expect((await decide()).body.id).toBe(first.body.id);
  expect((await app.call<PaymentCheck>('GET', `/v1/carts/${ready.token}/payment/${card}/check`)).body).toMatchObject({
    next_action: 'wait',
  });
  expect(await pieces()).toBe((before ?? 0) - 1);

  app.clock.advance(DAY);
  for (let run = 0; run < 2; run += 1) await expirePaymentsJob.run(app.jobCtx());
  expect(await pieces()).toBe(before);
  expect(await app.db.select({ status: orders.status }).from(orders).where(eq(orders.id, first.body.id))).toEqual([
    { status: 'abandoned' },
  ]);
  expect(await cart.get(ready.token)).toMatchObject({
    state: 'open',
    transaction_error: { code: 'expired', message: expect.stringMatching(/。$/) },
  });
  expect(
    await app.db.$count(
      mailOutbox,
      sql`${mailOutbox.kind} = 'order_confirmation' and ${mailOutbox.data}::text like ${`%${first.body.order_no}%`}`,
    ),
  ).toBe(0);
});

import type { Cart } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPaymentsJob, expirePaymentsJob, reversePaymentsJob } from './payment-jobs.ts';
import { cards, watchPayments } from './testing/watch-payments.ts';
import { openShop, type Shop } from '../payment/testing/open-shop.ts';

const [card, cvs] = [1, 2] as const;
const ham = 'ham-fr-001';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { stockOf, mailsTo, check, orderOf, serviceIdOf } = watchPayments(() => shop);

describe('a payment whose amount differs from its order', () => {
  it.each([
    ['check', async (cart: Cart) => void (await check(cart, card))],
    ['worker', () => checkPaymentsJob.run(shop.app.jobCtx())],
  ])('is not accepted by the %s, and is an error in the log', async (_who, look) => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.challenge) });
    await shop.app.db.execute(`update orders set total_payment = total_payment + 1 where id = '${body.id}'`);
    await shop.app.db.execute(`update payments set ask_at = now() - interval '1 day' where order_id = '${body.id}'`);
    shop.app.errors.length = 0;
    await shop.sandbox.answerChallenge(body.next?.url ?? '', { code: '1234' });
    await look(cart);
    expect(await orderOf(cart, body.id)).toMatchObject({ status: 'awaiting_payment', payment_status: 'pending' });
    expect(shop.app.errors).toContainEqual(expect.objectContaining({ order: body.order_no, differing: ['amount'] }));
    await shop.app.db.execute(`update orders set total_payment = total_payment - 1 where id = '${body.id}'`);
  });

  it('is not refunded automatically', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.frictionless) });
    await shop.app.db.execute(`update orders set total_payment = total_payment + 1 where id = '${body.id}'`);
    await shop.app.db.execute(
      `insert into payment_reversals (payment_id, due_at) select id, now() - interval '1 day' from payments where order_id = '${body.id}'`,
    );
    shop.app.errors.length = 0;
    await reversePaymentsJob.run(shop.app.jobCtx());
    expect((await orderOf(cart, body.id)).payment_status).toBe('authorised');
    expect(shop.app.errors).toContainEqual(expect.objectContaining({ order: body.order_no, differing: ['amount'] }));
    expect(
      (
        await shop.app.db.execute(
          `select 1 from payment_reversals r join payments p on p.id = r.payment_id where p.order_id = '${body.id}' and r.done_at is null`,
        )
      ).rows,
    ).toHaveLength(1);
  });
});

describe('a payment without an event', () => {
  it('is checked by the worker', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cvs);
    const { body } = await shop.decide(cart, { store: 'famima' });
    const id = await serviceIdOf(body.id);
    await shop.app.db.execute(`update payments set service_id = 'hidden' where service_id = '${id}'`);
    await shop.sandbox.atStore(id, 'pay');
    await shop.app.db.execute(
      `update payments set service_id = '${id}', ask_at = now() - interval '1 day' where service_id = 'hidden'`,
    );
    await checkPaymentsJob.run(shop.app.jobCtx());
    await shop.eventually(async () => (await orderOf(cart, body.id)).status === 'accepted');
  });

  it('releases its stock when it expires, and a late success reserves it again', async () => {
    const before = await stockOf(ham);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.challenge) });
    // As if the service could not be reached when the reservation of stock expired.
    const id = await serviceIdOf(body.id);
    await shop.app.db.execute(`update payments set service_id = null where service_id = '${id}'`);
    await shop.app.db.execute(
      `update stock_reservations set expires_at = now() - interval '1 day' where order_id = '${body.id}'`,
    );
    await expirePaymentsJob.run(shop.app.jobCtx());
    expect(await shop.cart.get(cart.token)).toMatchObject({ state: 'open', transaction_error: { code: 'expired' } });
    expect(await stockOf(ham)).toBe(before);

    await shop.sandbox.answerChallenge(body.next?.url ?? '', { code: '1234' });
    await shop.eventually(async () => (await orderOf(cart, body.id)).status === 'accepted');
    expect(await stockOf(ham)).toBe(before - 1);
    expect(await shop.cart.get(cart.token)).toMatchObject({ state: 'decided' });
    expect(await mailsTo(body.order_no)).toEqual(['order_confirmation']);
  });

  it('is refunded when the stock is gone by then, and the customer is notified', async () => {
    const key = 'sal-fr-001';
    const cart = await shop.cart.readyToOrder({ [key]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.challenge) });
    const id = await serviceIdOf(body.id);
    await shop.app.db.execute(`update payments set service_id = null where service_id = '${id}'`);
    await shop.app.db.execute(
      `update stock_reservations set expires_at = now() - interval '1 day' where order_id = '${body.id}'`,
    );
    await expirePaymentsJob.run(shop.app.jobCtx());
    await shop.app.db.execute(
      `update stocks set quantity = 0 where product_id = (select id from products where key = '${key}')`,
    );

    await shop.sandbox.answerChallenge(body.next?.url ?? '', { code: '1234' });
    await shop.eventually(async () => (await mailsTo(body.order_no)).includes('payment_refunded'));
    await reversePaymentsJob.run(shop.app.jobCtx());
    expect(await check(cart, card)).toMatchObject({ status: 'voided', next_action: 'retry' });
    expect((await orderOf(cart, body.id)).status).toBe('abandoned');
  });
});

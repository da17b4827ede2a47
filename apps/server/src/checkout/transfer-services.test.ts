import type { Order, PaymentCheck } from '@shop/api';
import { refundMailCopy } from '@shop/copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { openServiceShop, type ServiceShop } from '../payment/testing/open-service-shop.ts';
import { testServices } from '../payment/testing/test-services.ts';
import { testStripe } from '../payment/testing/test-stripe.ts';
import { payBackRefundsJob } from './pay-back-refunds.ts';
import { checkPaymentsJob, expirePaymentsJob, reversePaymentsJob } from './payment-jobs.ts';

const byTransfer = 6;
const ham = 'ham-fr-001';
const dayMs = 24 * 60 * 60_000;

it.each(testServices)(
  'one kind of transfer is offered by %s: to the service’s accounts where it has them, otherwise to the shop’s',
  async (_name, start) => {
    const shop = await openServiceShop(start);
    try {
      const { body } = await shop.app.call<{ code: string }[]>('GET', '/v1/payments');
      const transfers = body
        .map(({ code }) => code)
        .filter((code) => code === 'bank_transfer' || code === 'virtual_account');
      expect(transfers).toEqual([shop.service.transfer ? 'virtual_account' : 'bank_transfer']);
    } finally {
      await shop.close();
    }
  },
);

/** What every service with a bank account per payment must do for the shop. */
describe.each([['Stripe', testStripe] as const])('paying by transfer to an account of %s', (_name, start) => {
  let shop: ServiceShop;
  beforeAll(async () => {
    shop = await openServiceShop(start);
  });
  afterAll(() => shop.close());

  const inDays = (days: number) => shop.inMinutes(days * 24 * 60);
  const checkPayments = (days = 0.1) => checkPaymentsJob.run(inDays(days));
  const reverse = (days = 0.1) => reversePaymentsJob.run(inDays(days));
  const storedPayment = (order: string) => shop.storedPayment({ order });
  const there = (order: string) => shop.there({ order });
  const mails = async (id: string) => {
    const { rows } = await shop.app.db.execute<{ kind: string }>(
      `select m.kind from mail_outbox m where m.data->>'orderNo' = (select order_no from orders where id = '${id}')
       order by m.created_at, m.kind`,
    );
    return rows.map(({ kind }) => kind);
  };
  const readyCart = () => shop.cart.readyToOrder({ [ham]: 1 }, byTransfer);
  const send = async (id: string, amount: number) =>
    shop.service.transfer?.((await storedPayment(id)).service_id, amount);
  async function begun() {
    const cart = await readyCart();
    const { body } = await shop.decide(cart, {});
    const door = operatorClient(shop.app);
    return {
      id: body.id,
      cart,
      decided: body,
      total: cart.quote.totals.payment,
      change: (payload: object) => door.ask('PATCH', `orders/${body.id}`, payload),
      owed: async () => (await door.ask<{ owed: { amount: number; reason: string }[] }>('GET', 'refunds')).body.owed,
      order: async () =>
        (await shop.app.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers: { 'x-cart-token': cart.token } }))
          .body,
    };
  }
  async function paid() {
    const order = await begun();
    await send(order.id, order.total);
    await checkPayments();
    expect(await storedPayment(order.id)).toMatchObject({ state: 'captured', status: 'accepted' });
    return order;
  }

  it('shows a separate account for each order, and waits for the payment', async () => {
    const [one, other] = [await begun(), await begun()];
    const next = one.decided.next?.instructions;
    expect(one.decided).toMatchObject({ order_status: 'awaiting_payment', payment_code: 'virtual_account' });
    expect(next).toMatchObject({ kind: 'virtual_account' });
    expect(next?.lines.map(({ label }) => label)).toEqual(['お振込先', '口座番号', '口座名義']);
    expect(next?.lines[1]?.copy_text).toMatch(/^\d{7}$/);
    expect(next?.lines[1]).not.toEqual(other.decided.next?.instructions?.lines[1]);
    expect(
      (await shop.app.call<PaymentCheck>('GET', `/v1/carts/${one.cart.token}/payment/${byTransfer}/check`)).body,
    ).toMatchObject({
      status: 'pending',
      next_action: 'complete',
    });
    expect(await mails(one.id)).toEqual(['order_confirmation', 'payment_instructions']);
  });

  it('is accepted when the payment arrives, by an event that is sent twice', async () => {
    const { id, total } = await begun();
    await send(id, total);
    const event = await shop.eventWith('"payment_intent.succeeded"', (await storedPayment(id)).id);
    expect([await shop.deliver(event), await shop.deliver(event)]).toEqual([200, 200]);
    expect(await storedPayment(id)).toMatchObject({ state: 'captured', status: 'accepted', unclaimed: 0 });
    expect(await mails(id)).toEqual(['order_confirmation', 'payment_instructions', 'payment_received']);
  });

  it('reads the payment when no event arrives', async () => {
    await paid();
  });

  it.each(['call', 'answer'] as const)('creates one payment automatically when the %s was lost', async (lost) => {
    const cart = await readyCart();
    shop.line.lose(lost, shop.service.creating[1]);
    const { body } = await shop.decide(cart, {});
    shop.line.mend();
    expect(body).toMatchObject({ order_status: 'awaiting_payment', next: null });
    await checkPayments();
    expect((await storedPayment(body.id)).id).toBe(((await there(body.id)) as { reference: string }).reference);
    expect(await mails(body.id)).toEqual(['order_confirmation', 'payment_instructions']);
    await send(body.id, cart.quote.totals.payment);
    await checkPayments(0.2);
    expect(await storedPayment(body.id)).toMatchObject({ state: 'captured', status: 'accepted' });
  });

  it('is updated with the account by an event that arrives before the response', async () => {
    const cart = await readyCart();
    shop.line.lose('answer', shop.service.creating[1]);
    const { body } = await shop.decide(cart, {});
    shop.line.mend();
    expect(body).toMatchObject({ order_status: 'awaiting_payment', next: null });
    const event = await shop.eventWith('"payment_intent.requires_action"', (await storedPayment(body.id)).id);
    expect(await shop.deliver(event)).toBe(200);
    expect(await mails(body.id)).toEqual(['order_confirmation', 'payment_instructions']);
  });

  it('accepts a partial payment, shows the remaining amount, and is paid by the rest', async () => {
    const { id, total, order } = await begun();
    await send(id, 1000);
    const event = await shop.eventWith('"payment_intent.partially_funded"', (await storedPayment(id)).id);
    expect([await shop.deliver(event), await shop.deliver(event)]).toEqual([200, 200]);
    expect(await storedPayment(id)).toMatchObject({ state: 'started', status: 'awaiting_payment', unclaimed: 1000 });
    const { prepayment, payment_instructions: how } = await order();
    expect(prepayment).toMatchObject({ state: 'unpaid', amount: total - 1000 });
    expect(how?.lines.slice(0, 2)).toEqual([
      { label: 'ご入金済みの金額', value: '1,000円' },
      { label: '残りのお振込金額', value: `${(total - 1000).toLocaleString('ja-JP')}円` },
    ]);
    expect(await mails(id)).toEqual(['order_confirmation', 'payment_instructions', 'payment_instructions']);
    await send(id, total - 1000);
    await checkPayments();
    expect(await storedPayment(id)).toMatchObject({ state: 'captured', status: 'accepted', unclaimed: 0 });
  });

  it('waits one banking day longer than the deadline, then voids the payment', async () => {
    const { id, order } = await begun();
    const { prepayment } = await order();
    const end = new Date(`${prepayment?.held_until}T23:59:59+09:00`).getTime() - shop.app.clock.now().getTime();
    expect(prepayment?.held_until).not.toBe(prepayment?.pay_by);
    await expirePaymentsJob.run(inDays(end / dayMs));
    expect(await storedPayment(id)).toMatchObject({ state: 'started', status: 'awaiting_payment' });
    await expirePaymentsJob.run(inDays(end / dayMs + 0.1));
    expect([await storedPayment(id), await there(id)]).toMatchObject([{ status: 'abandoned' }, { status: 'voided' }]);
  });

  it('refunds a partial payment of an order that expired without the rest', async () => {
    const { id, owed } = await begun();
    await send(id, 1000);
    await expirePaymentsJob.run(inDays(40));
    expect(await storedPayment(id)).toMatchObject({ state: 'voided', status: 'abandoned', unclaimed: 1000 });
    await checkPayments(41);
    expect([await storedPayment(id), await there(id)]).toMatchObject([{ unclaimed: 0 }, { unclaimed_amount: 0 }]);
    expect(await mails(id)).toEqual([
      'order_confirmation',
      'payment_instructions',
      'payment_expired',
      'order_refunded',
    ]);
    expect(await owed()).toEqual([]);
  });

  it('refunds a payment that arrives after the cancellation', async () => {
    const { id, change, total, owed } = await begun();
    expect((await change({ cancel_reason: '品切れ' })).status).toBe(204);
    await reverse();
    await send(id, total);
    const event = await shop.eventWith('customer_cash_balance_transaction.created', `"net_amount":${total}`);
    expect(await shop.deliver(event)).toBe(200);
    expect(await storedPayment(id)).toMatchObject({ state: 'voided', status: 'cancelled', unclaimed: total });
    shop.line.lose('answer');
    await checkPayments(1);
    shop.line.mend();
    expect(await storedPayment(id)).toMatchObject({ unclaimed: total });
    await checkPayments(2);
    await checkPayments(3);
    expect([await storedPayment(id), await there(id)]).toMatchObject([{ unclaimed: 0 }, { unclaimed_amount: 0 }]);
    expect((await mails(id)).filter((kind) => kind === 'order_refunded')).toHaveLength(1);
    // Further transfers are handled manually.
    await send(id, 500);
    await shop.deliver(await shop.eventWith('customer_cash_balance_transaction.created', '"net_amount":500'));
    await checkPayments(4);
    expect(await storedPayment(id)).toMatchObject({ unclaimed: 500 });
    expect(await owed()).toMatchObject([{ amount: 500, reason: refundMailCopy.atService }]);
  });

  it('refunds what exceeds the total, and leaves the order paid', async () => {
    const { id, total } = await begun();
    await send(id, total + 300);
    await checkPayments();
    expect(await storedPayment(id)).toMatchObject({ state: 'captured', status: 'accepted', unclaimed: 300 });
    await checkPayments(1);
    expect([await storedPayment(id), await there(id)]).toMatchObject([
      { state: 'captured', status: 'accepted', unclaimed: 0 },
      { status: 'paid', amount: total, refunded_amount: 0 },
    ]);
  });

  it('cannot be recorded manually by the shop', async () => {
    const { id, change } = await begun();
    expect(await change({ paid: true })).toMatchObject({ status: 409, body: { code: 'order.seen_by_service' } });
    expect(await storedPayment(id)).toMatchObject({ state: 'started' });
  });

  it('refunds a cancelled order once', async () => {
    const { id, change, total } = await paid();
    expect((await change({ cancel_reason: '品切れ' })).status).toBe(204);
    await reverse();
    await reverse(0.2);
    expect(await there(id)).toMatchObject({ status: 'refunded', refunded_amount: total });
    expect(await storedPayment(id)).toMatchObject({ state: 'refunded', status: 'cancelled' });
  });

  it('refunds a part', async () => {
    const { id, change } = await paid();
    await change({ move: 'prepare' });
    await change({ move: 'ship' });
    expect((await change({ refund: { key: 'part', reason: '箱の破損', sum: 100 } })).body).toMatchObject({
      amount: 100,
      way: 'service',
    });
    await payBackRefundsJob.run(inDays(0.1));
    expect(await there(id)).toMatchObject({ status: 'paid', refunded_amount: 100 });
  });
});

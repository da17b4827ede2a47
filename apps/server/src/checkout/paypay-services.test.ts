import type { Cart, PaymentCheck } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { openServiceShop, type ServiceShop } from '../payment/testing/open-service-shop.ts';
import { testServices } from '../payment/testing/test-services.ts';
import { testStripe } from '../payment/testing/test-stripe.ts';
import { payBackRefundsJob } from './pay-back-refunds.ts';
import { checkPaymentsJob, expirePaymentsJob, reversePaymentsJob } from './payment-jobs.ts';

const byPaypay = 5;
const ham = 'ham-fr-001';

it.each(testServices)('PayPay is offered by %s where it supports PayPay', async (_name, start) => {
  const shop = await openServiceShop(start);
  try {
    const { body } = await shop.app.call<{ code: string }[]>('GET', '/v1/payments');
    expect(body.some(({ code }) => code === 'paypay')).toBe(shop.service.takesPaypay);
    expect(shop.provider().capabilities.methods.includes('paypay')).toBe(shop.service.takesPaypay);
  } finally {
    await shop.close();
  }
});

/** What every service that supports PayPay has to do for the shop. */
describe.each([['Stripe', testStripe] as const])('paying with PayPay by %s', (_name, start) => {
  let shop: ServiceShop;
  beforeAll(async () => {
    shop = await openServiceShop(start);
  });
  afterAll(() => shop.close());

  const checkPayments = (minutes = 2) => checkPaymentsJob.run(shop.inMinutes(minutes));
  const reverse = (minutes = 2) => reversePaymentsJob.run(shop.inMinutes(minutes));
  const check = async (cart: Cart) =>
    (await shop.app.call<PaymentCheck>('GET', `/v1/carts/${cart.token}/payment/${byPaypay}/check`)).body;
  const storedPayment = ({ token }: Cart) => shop.storedPayment({ cart: token });
  const there = ({ token }: Cart) => shop.there({ cart: token });
  const readyCart = () => shop.cart.readyToOrder({ [ham]: 1 }, byPaypay);
  async function begun() {
    const cart = await readyCart();
    const decided = await shop.decide(cart, {});
    return { cart, decided, url: decided.body.next?.url ?? '', total: cart.quote.totals.payment };
  }
  async function paid() {
    const order = await begun();
    await shop.service.answerChallenge(order.url, 'pass');
    expect(await check(order.cart)).toMatchObject({ status: 'paid', next_action: 'complete' });
    const door = operatorClient(shop.app);
    const change = (payload: object) => door.ask('PATCH', `orders/${order.decided.body.id}`, payload);
    return { ...order, change };
  }
  const paymentsThere = () =>
    shop.line.answersTo(...shop.service.creating).map(({ body }) => (body as { id?: string }).id).length;

  it('redirects to PayPay and captures the money there at once', async () => {
    const { cart, decided, url, total } = await begun();
    expect(decided.body).toMatchObject({ order_status: 'awaiting_payment', payment_code: 'paypay' });
    expect(await check(cart)).toMatchObject({ status: 'pending', next_action: 'resume', next: { url } });
    await shop.service.answerChallenge(url, 'pass');
    expect(await check(cart)).toMatchObject({ status: 'paid', next_action: 'complete' });
    expect(await storedPayment(cart)).toMatchObject({ state: 'captured', status: 'accepted' });
    expect(await there(cart)).toMatchObject({ status: 'paid', amount: total, currency: 'JPY' });
  });

  it('reopens the cart after a cancellation there, with a message that mentions no card', async () => {
    const before = await shop.stock();
    const { cart, url } = await begun();
    await shop.service.answerChallenge(url, 'cancel');
    expect(await check(cart)).toMatchObject({ status: 'failed', next_action: 'retry' });
    const { body } = await shop.app.call<Cart>('GET', `/v1/carts/${cart.token}`);
    expect(body.transaction_error?.message).toBe('お支払いの手続きを中止しました。お支払いは行われていません。');
    expect([await shop.stock(), await storedPayment(cart)]).toMatchObject([
      before,
      { state: 'failed', status: 'abandoned' },
    ]);
  });

  it('voids a payment that its shopper has abandoned', async () => {
    const before = await shop.stock();
    const { cart } = await begun();
    await expirePaymentsJob.run(shop.inMinutes(30));
    await reverse(31);
    expect([await shop.stock(), (await storedPayment(cart)).status, await there(cart)]).toMatchObject([
      before,
      'abandoned',
      { status: 'voided' },
    ]);
  });

  it('is settled by an event that arrives before the shopper returns', async () => {
    const { cart, url } = await begun();
    await shop.eventWith((await storedPayment(cart)).id);
    await shop.service.answerChallenge(url, 'pass');
    const event = await shop.eventWith('"payment_intent.succeeded"');
    expect([await shop.deliver(event), await shop.deliver(event)]).toEqual([200, 200]);
    expect(await storedPayment(cart)).toMatchObject({ state: 'captured', status: 'accepted' });
  });

  it('reads the payment when neither event nor shopper arrives', async () => {
    const { cart, url } = await begun();
    await shop.service.answerChallenge(url, 'pass');
    await checkPayments();
    expect(await storedPayment(cart)).toMatchObject({ state: 'captured', status: 'accepted' });
  });

  it.each(['call', 'answer'] as const)('creates one payment automatically when the %s was lost', async (lost) => {
    const cart = await readyCart();
    shop.line.lose(lost);
    const decided = await shop.decide(cart, {});
    shop.line.mend();
    expect(decided.body).toMatchObject({ order_status: 'awaiting_payment', payment_status: 'pending', next: null });
    const before = paymentsThere();
    await checkPayments();
    expect(paymentsThere()).toBe(before + 1);
    const { next } = await check(cart);
    await shop.service.answerChallenge(next?.url ?? '', 'pass');
    expect(await check(cart)).toMatchObject({ status: 'paid' });
    expect((await storedPayment(cart)).id).toBe(((await there(cart)) as { reference: string }).reference);
  });

  it('captures nothing at shipping, because the order is already paid', async () => {
    const { cart, change } = await paid();
    expect([(await change({ move: 'prepare' })).status, (await change({ move: 'ship' })).status]).toEqual([204, 204]);
    shop.app.errors.length = 0;
    await checkPayments();
    expect([await storedPayment(cart), shop.app.errors]).toMatchObject([{ state: 'captured', status: 'shipped' }, []]);
  });

  it('refunds a cancelled order once', async () => {
    const { cart, change, total } = await paid();
    expect((await change({ cancel_reason: '品切れ' })).status).toBe(204);
    await reverse();
    await reverse(4);
    expect(await there(cart)).toMatchObject({ status: 'refunded', refunded_amount: total });
    expect(await storedPayment(cart)).toMatchObject({ state: 'refunded', status: 'cancelled' });
  });

  it('refunds a part', async () => {
    const { cart, change } = await paid();
    await change({ move: 'prepare' });
    await change({ move: 'ship' });
    expect((await change({ refund: { key: 'part', reason: '箱の破損', sum: 100 } })).body).toMatchObject({
      amount: 100,
      way: 'service',
    });
    await payBackRefundsJob.run(shop.inMinutes(2));
    expect(await there(cart)).toMatchObject({ status: 'paid', refunded_amount: 100 });
  });

  it('lists failed refunds of a whole order and of a part as owed, and reports each once', async () => {
    const door = operatorClient(shop.app);
    const owed = async () =>
      (await door.ask<{ owed: { order_no: string; amount: number; refund_no: number }[] }>('GET', 'refunds')).body.owed;
    const fail = async (cart: Cart, amount: number) => {
      const { service_id } = await storedPayment(cart);
      await shop.service.refundFails?.(service_id, amount);
      const event = await shop.eventWith('"refund.failed"', service_id);
      expect([await shop.deliver(event), await shop.deliver(event)]).toEqual([200, 200]);
    };
    const whole = await paid();
    await whole.change({ cancel_reason: '品切れ' });
    await reverse();
    await fail(whole.cart, whole.total);
    const part = await paid();
    await part.change({ move: 'prepare' });
    await part.change({ move: 'ship' });
    await part.change({ refund: { key: 'part', reason: '箱の破損', sum: 100 } });
    await payBackRefundsJob.run(shop.inMinutes(2));
    await fail(part.cart, 100);
    const of = ({ decided }: typeof whole) => decided.body.order_no;
    expect(await owed()).toMatchObject([
      { order_no: of(whole), amount: whole.total, refund_no: 1 },
      { order_no: of(part), amount: 100, refund_no: 1 },
    ]);
    await payBackRefundsJob.run(shop.inMinutes(9));
    expect(await there(part.cart)).toMatchObject({ refunded_amount: 0 });
    const { rows } = await shop.app.db.execute<{ way: string }>(
      `select data->>'way' as way from mail_outbox where kind = 'order_refunded'
       and data->>'orderNo' in ('${of(whole)}', '${of(part)}') order by created_at`,
    );
    expect(rows.map(({ way }) => way).toSorted()).toEqual(['by_hand', 'by_hand', 'service']);
  });
});

import type { Cart, DecisionResult, PaymentCheck } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { openServiceShop, type ServiceShop } from '../payment/testing/open-service-shop.ts';
import { type TestCard, withAmount } from '../payment/testing/test-service.ts';
import { testServices } from '../payment/testing/test-services.ts';
import { payBackRefundsJob } from './pay-back-refunds.ts';
import { checkPaymentsJob, openEventsJob, reversePaymentsJob } from './payment-jobs.ts';

const [byCard, byStore] = [1, 2] as const;
const ham = 'ham-fr-001';

/** What every payment service must do for the shop, under any name. */
describe.each(testServices)('paying by %s', (_name, start) => {
  let shop: ServiceShop;
  beforeAll(async () => {
    shop = await openServiceShop(start);
  });
  afterAll(() => shop.close());

  const checkPayments = (minutes = 2) => checkPaymentsJob.run(shop.inMinutes(minutes));
  const reverse = (minutes = 2) => reversePaymentsJob.run(shop.inMinutes(minutes));
  const check = async (cart: Cart, method: number = byCard) =>
    (await shop.app.call<PaymentCheck>('GET', `/v1/carts/${cart.token}/payment/${method}/check`)).body;
  const storedPayment = ({ token }: Cart) => shop.storedPayment({ cart: token });
  const there = ({ token }: Cart) => shop.there({ cart: token });
  const readyCart = (method: number = byCard) => shop.cart.readyToOrder({ [ham]: 1 }, method);
  async function pay(card: TestCard, key?: string) {
    const cart = await readyCart();
    const token = await shop.service.token(card);
    const decided = await shop.decide(cart, { token, ...(key !== undefined && { key }) });
    const checked = card === 'challenge' ? null : await letThrough(cart, decided.body);
    return { cart, token, decided, checked, total: cart.quote.totals.payment };
  }
  /** Passes the bank's challenge in the browser; null for a service that needs no such step. */
  async function letThrough(cart: Cart, { next }: Pick<DecisionResult, 'next'>): Promise<PaymentCheck | null> {
    if (!next?.url) return null;
    await shop.service.answerChallenge(next.url, 'pass');
    return check(cart);
  }
  /** A payment that has ended at the service, of which the shop has received no response or event. */
  async function unheard(card: 'good' | 'declined') {
    const [cart, token] = [await readyCart(), await shop.service.token(card)];
    if (shop.service.finishedBy === 'service') shop.line.lose('answer');
    const decided = await shop.decide(cart, { token });
    if (shop.service.finishedBy === 'shop') shop.line.lose('answer');
    await letThrough(cart, decided.body);
    shop.line.mend();
    expect(await storedPayment(cart)).toMatchObject({ state: 'started' });
    return { cart, event: await shop.eventWith((await storedPayment(cart)).id) };
  }
  /** An order by card that is ready to be shipped. */
  async function prepared() {
    const paid = await pay('good');
    const door = operatorClient(shop.app);
    const move = async (payload: object) => (await door.ask('PATCH', `orders/${paid.decided.body.id}`, payload)).status;
    expect(await move({ move: 'prepare' })).toBe(204);
    return { ...paid, move };
  }
  const begunAt = () =>
    new Set(
      shop.line.answersTo(...shop.service.creating).flatMap(({ body }) => {
        const { id, error } = body as { id?: string; error?: { payment_intent?: { id: string } } };
        return id ?? error?.payment_intent?.id ?? [];
      }),
    ).size;

  it('authorises a good card without a challenge, and does not capture the money', async () => {
    const { cart, decided, checked, total } = await pay('good');
    if (checked) expect(checked).toMatchObject({ status: 'authorised', next_action: 'complete' });
    else expect(decided.body).toMatchObject({ order_status: 'accepted', payment_status: 'authorised', next: null });
    expect(await storedPayment(cart)).toMatchObject({ state: 'authorised', status: 'accepted' });
    expect(await there(cart)).toMatchObject({
      status: 'authorised',
      amount: total,
      currency: 'JPY',
      reference: (await storedPayment(cart)).id,
      card: { brand: 'visa', last4: '1111' },
      ...(shop.service.eci !== null && { eci: shop.service.eci }),
    });
  });

  it('sends the shopper to the bank’s page and trusts only the service for the result', async () => {
    const { cart, decided } = await pay('challenge');
    const url = decided.body.next?.url ?? '';
    expect(await check(cart)).toMatchObject({ status: 'pending', next_action: 'resume', next: { url } });
    await shop.service.answerChallenge(url, 'pass');
    expect(await check(cart)).toMatchObject({ status: 'authorised', next_action: 'complete' });
    expect(await storedPayment(cart)).toMatchObject({ state: 'authorised', status: 'accepted' });
  });

  it('reopens the cart when the holder cancels at the bank', async () => {
    const before = await shop.stock();
    const { cart, decided } = await pay('challenge');
    await shop.service.answerChallenge(decided.body.next?.url ?? '', 'cancel');
    expect(await check(cart)).toMatchObject({ status: 'failed', next_action: 'retry' });
    expect(await shop.stock()).toBe(before);
  });

  it('handles a declined card as a failed payment, and releases the stock', async () => {
    const before = await shop.stock();
    const { cart, decided, checked } = await pay('declined');
    if (checked) expect(checked).toMatchObject({ status: 'failed', next_action: 'retry' });
    else expect(decided).toMatchObject({ status: 422, body: { code: 'payment.declined' } });
    expect([await shop.stock(), await storedPayment(cart)]).toMatchObject([
      before,
      { state: 'failed', status: 'abandoned' },
    ]);
  });

  it('voids an abandoned payment at the service', async () => {
    const { cart } = await pay('challenge');
    const answer = await shop.app.call('PATCH', '/v1/carts/transaction/error/delete', { body: { token: cart.token } });
    expect(answer.status).toBe(200);
    await reverse();
    expect([(await storedPayment(cart)).status, await there(cart)]).toMatchObject(['abandoned', { status: 'voided' }]);
  });

  it('creates one payment when the request was lost before the service received it', async () => {
    const before = begunAt();
    const [cart, token] = [await readyCart(), await shop.service.token('good')];
    shop.line.lose('call');
    const lost = await shop.decide(cart, { token, key: `the-lost-call-${shop.service.code}` });
    shop.line.mend();
    expect(lost.body).toMatchObject({ order_status: 'awaiting_payment', payment_status: 'pending' });
    const again = await shop.decide(cart, { token, key: `the-lost-call-${shop.service.code}` });
    await letThrough(cart, again.body);
    expect(again.body.id).toBe(lost.body.id);
    expect(await storedPayment(cart)).toMatchObject({ state: 'authorised', status: 'accepted' });
    expect(begunAt()).toBe(before + 1);
  });

  it('creates one payment when the response was lost after the service had processed it', async () => {
    const before = begunAt();
    const [cart, token] = [await readyCart(), await shop.service.token('good')];
    shop.line.lose('answer');
    const lost = await shop.decide(cart, { token, key: `the-lost-answer-${shop.service.code}` });
    shop.line.mend();
    expect(lost.body).toMatchObject({ order_status: 'awaiting_payment', payment_status: 'pending' });
    const again = await shop.decide(cart, { token, key: `the-lost-answer-${shop.service.code}` });
    await letThrough(cart, again.body);
    expect(again.body.id).toBe(lost.body.id);
    expect(await storedPayment(cart)).toMatchObject({ state: 'authorised', status: 'accepted' });
    expect(begunAt()).toBe(before + 1);
  });

  it('is settled by an event that arrives before the response', async () => {
    const { cart, event } = await unheard('good');
    expect(await shop.deliver(event)).toBe(200);
    expect(await storedPayment(cart)).toMatchObject({
      state: 'authorised',
      status: 'accepted',
      service: shop.service.code,
    });
  });

  it('applies an event once, however often it is sent', async () => {
    const before = await shop.stock();
    const { cart, event } = await unheard('declined');
    const mails = async () => (await shop.app.db.execute('select id from mail_outbox')).rows.length;
    expect(await shop.deliver(event)).toBe(200);
    const after = [await shop.stock(), await mails(), await storedPayment(cart)];
    expect([await shop.deliver(event), await shop.deliver(event)]).toEqual([200, 200]);
    expect([await shop.stock(), await mails(), await storedPayment(cart)]).toEqual(after);
    expect([after[0], after[2]]).toMatchObject([before, { state: 'failed', status: 'abandoned' }]);
  });

  it('applies an event that arrived while the service did not respond', async () => {
    const { cart, event } = await unheard('good');
    shop.line.lose('everything');
    expect(await shop.deliver(event)).toBe(200);
    shop.line.mend();
    await openEventsJob.run(shop.inMinutes(2));
    expect(await storedPayment(cart)).toMatchObject({ state: 'authorised', status: 'accepted' });
  });

  it('reads the payment when no event arrives', async () => {
    const { cart, decided } = await pay('challenge');
    await shop.service.answerChallenge(decided.body.next?.url ?? '', 'pass');
    expect(await storedPayment(cart)).toMatchObject({ state: 'started' });
    await checkPayments();
    expect(await storedPayment(cart)).toMatchObject({ state: 'authorised', status: 'accepted' });
  });

  it('refuses an event from another sender', async () => {
    const { cart, event } = await unheard('good');
    const unsigned = { headers: { 'content-type': 'application/json' }, body: event.body };
    const forged = Object.entries(event.headers).map(([name, value]) => [
      name,
      String(value).replace(/[0-9a-f]{6}$/, 'zzzzzz'),
    ]);
    const refused = [
      await shop.deliver(unsigned),
      await shop.deliver({ headers: Object.fromEntries(forged) as Record<string, string>, body: event.body }),
    ];
    expect(refused).toEqual([401, 401]);
    expect(await storedPayment(cart)).toMatchObject({ state: 'started' });
  });

  it('ignores the content of a modified or an old event', async () => {
    const { cart, event } = await unheard('good');
    const total = cart.quote.totals.payment;
    shop.app.errors.length = 0;
    const statuses = [
      await shop.deliver({ ...event, body: withAmount(event, { from: total, to: total - 1 }) }),
      await shop.deliver(shop.service.signed(event, event.body, new Date(Date.now() - 400_000))),
    ];
    // Where events do not prove their content, the shop reads the payment from the service and finds its true state.
    const [status, state] = shop.service.proves === 'content' ? [401, 'started'] : [200, 'authorised'];
    expect([statuses, shop.app.errors]).toEqual([[status, status], []]);
    expect(await storedPayment(cart)).toMatchObject({ state });
  });

  it('does not accept an event with another amount', async () => {
    const { cart, event } = await unheard('good');
    const total = cart.quote.totals.payment;
    const { service_id: id } = await storedPayment(cart);
    const other = await shop.service.ofOtherAmount(event, id, { from: total, to: total - 1 });
    shop.app.errors.length = 0;
    expect(await shop.deliver(other)).toBe(200);
    expect(await storedPayment(cart)).toMatchObject({ state: 'started', status: 'awaiting_payment' });
    expect(shop.app.errors).toMatchObject([{ differing: ['amount'] }]);
  });

  it('charges the card once when the order is shipped', async () => {
    const { cart, move, total } = await prepared();
    expect(await move({ move: 'ship' })).toBe(204);
    shop.line.lose('answer');
    await checkPayments();
    shop.line.mend();
    expect(await storedPayment(cart)).toMatchObject({ state: 'authorised' });
    await checkPayments(4);
    expect(await storedPayment(cart)).toMatchObject({ state: 'captured' });
    expect(await there(cart)).toMatchObject({ status: 'captured', amount: total });
  });

  it('reports a refused charge to the shop', async () => {
    const { cart, decided, move } = await prepared();
    await shop
      .provider()
      .reverse((await storedPayment(cart)).service_id, { action: 'void' }, `by-hand-${shop.service.code}`);
    await move({ move: 'ship' });
    shop.app.errors.length = 0;
    await checkPayments();
    expect(shop.app.errors).toMatchObject([{ order: decided.body.order_no, capture: 'refused' }]);
  });

  it('captures a part of the authorised amount, and no more afterwards', async () => {
    const { cart, total } = await pay('good');
    const { service_id: id } = await storedPayment(cart);
    const part = () => shop.provider().capture(id, total - 100, `less-${shop.service.code}`);
    for (const answer of [await part(), await part()])
      expect(answer).toMatchObject({ kind: 'payment', payment: { status: 'captured' } });
    const back = await shop.provider().reverse(id, { action: 'refund', amount: total }, `more-${shop.service.code}`);
    expect(back.kind).toBe('refused');
  });

  it('refunds a cancelled order once', async () => {
    const { cart, move } = await prepared();
    const { id, service_id: serviceId } = await storedPayment(cart);
    await shop.provider().capture(serviceId, cart.quote.totals.payment, `${id}-capture`);
    expect(await move({ cancel_reason: '品切れ' })).toBe(204);
    await reverse();
    expect([await there(cart), await storedPayment(cart)]).toMatchObject([
      { status: 'refunded' },
      { state: 'refunded' },
    ]);
    await reverse(4);
    const twice = await shop
      .provider()
      .reverse(serviceId, { action: 'refund', amount: 1 }, `again-${shop.service.code}`);
    expect(twice.kind).toBe('refused');
    expect(await there(cart)).toMatchObject({ status: 'refunded', refunded_amount: cart.quote.totals.payment });
  });

  it('refunds a part, once per key', async () => {
    const { cart } = await pay('good');
    const { service_id: id } = await storedPayment(cart);
    await shop.provider().capture(id, cart.quote.totals.payment, `part-capture-${shop.service.code}`);
    const part = () => shop.provider().reverse(id, { action: 'refund', amount: 100 }, `part-${shop.service.code}`);
    await part();
    await part();
    expect(await there(cart)).toMatchObject({ status: 'captured', refunded_amount: 100 });
  });

  it('makes every refund of a shipped order once, even if the response was lost and its key expired', async () => {
    const { cart, decided, move } = await prepared();
    const door = operatorClient(shop.app);
    const refund = async (key: string, sum: number) =>
      (await door.ask('PATCH', `orders/${decided.body.id}`, { refund: { key, reason: '箱の破損', sum } })).body;
    const payBack = (minutes = 2) => payBackRefundsJob.run(shop.inMinutes(minutes));
    await move({ move: 'ship' });
    expect(await refund('early', 100)).toMatchObject({ code: 'refund.not_paid' });
    await checkPayments();
    expect(await refund('one', 100)).toMatchObject({ amount: 100, way: 'service', is_done: false });
    await refund('two', 200);
    await payBack();
    await payBack(4);
    await payBack(8);
    expect(await there(cart)).toMatchObject({ status: 'captured', refunded_amount: 300 });
    expect((await door.ask('GET', `orders/${decided.body.id}`)).body).toMatchObject({
      payment_state: 'partially_refunded',
      refunded: 300,
      refunds: [{ is_done: true }, { is_done: true }],
    });
    const { service_id: serviceId } = await storedPayment(cart);
    await refund('three', 50);
    await shop.provider().reverse(serviceId, { action: 'refund', amount: 50 }, `lost-${shop.service.code}`);
    await payBack();
    expect(await there(cart)).toMatchObject({ refunded_amount: 350 });
    await refund('rest', cart.quote.totals.payment - 350);
    await payBack();
    expect([await there(cart), await storedPayment(cart)]).toMatchObject([
      { status: 'refunded' },
      { state: 'refunded' },
    ]);
  });

  it('saves a card for a customer, pays with it repeatedly, and deletes it', async () => {
    const customer = await shop.provider().openCustomer(`customer-of-${shop.service.code}`);
    if (customer.kind !== 'ok') throw new Error('No customer was opened.');
    const card = await shop
      .provider()
      .saveCard(customer.value, await shop.service.token('good'), `keep-${shop.service.code}`);
    if (card.kind !== 'ok') throw new Error('The card was not saved.');
    expect(card.value).toMatchObject({ brand: 'visa', last4: '1111', exp: '09/29' });
    expect(await shop.provider().listCards(customer.value)).toEqual({ kind: 'ok', value: [card.value] });
    const now = new Date();
    const payWith = async (reference: string) => {
      const answer = await shop.provider().create({
        method: 'card',
        amount: 3_000,
        reference,
        source: { customer_id: customer.value, card_id: card.value.id },
        store_code: null,
        return_url: 'http://simple.localhost:4000/cart/complete/',
        customer: { name: '見本 太郎', email: 'taro@example.com', phone: '0312345678' },
        created_at: now,
        expires_at: new Date(now.getTime() + 900_000),
      });
      if (answer.kind !== 'payment' || answer.payment.next_url === undefined) return answer;
      await shop.service.answerChallenge(answer.payment.next_url, 'pass');
      return shop.provider().finish(answer.payment.id);
    };
    for (const reference of [`kept-1-${shop.service.code}`, `kept-2-${shop.service.code}`])
      expect(await payWith(reference)).toMatchObject({ kind: 'payment', payment: { status: 'authorised', reference } });
    expect(await shop.provider().forgetCard(customer.value, card.value.id)).toBe(true);
    expect(await shop.provider().listCards(customer.value)).toEqual({ kind: 'ok', value: [] });
    expect(await shop.provider().forgetCard(customer.value, card.value.id)).toBe(true);
    expect(await payWith(`kept-3-${shop.service.code}`)).toMatchObject({ kind: 'refused' });
  });

  it('refuses a used token', async () => {
    const { token } = await pay('good');
    const again = await shop.decide(await readyCart(), { token });
    expect(again).toMatchObject({ status: 422, body: { code: 'payment.token_invalid' } });
  });

  it('accepts payment at a convenience store, where the service supports it', async () => {
    const { atStore } = shop.service;
    const offered = (await shop.app.call<{ code: string; stores: { code: string }[] }[]>('GET', '/v1/payments')).body;
    const stores = offered.find(({ code }) => code === 'cvs')?.stores.map(({ code }) => code) ?? [];
    expect(stores.every((code) => shop.provider().capabilities.stores.includes(code))).toBe(true);
    expect(stores.length > 0).toBe(atStore !== null);
    if (!atStore) return;
    const cart = await readyCart(byStore);
    const decided = await shop.decide(cart, { store: 'lawson' });
    expect(decided.body.next?.instructions).toMatchObject({
      kind: 'cvs',
      store_code: 'lawson',
      store_name: 'ローソン',
    });
    expect(decided.body.next?.instructions?.number).toMatch(/^\d{9,13}$/);
    await atStore((await storedPayment(cart)).service_id, 'pay');
    expect(await check(cart, byStore)).toMatchObject({ status: 'paid' });
    const expiredCart = await readyCart(byStore);
    await shop.decide(expiredCart, { store: 'famima' });
    await atStore((await storedPayment(expiredCart)).service_id, 'expire');
    expect(await check(expiredCart, byStore)).toMatchObject({ status: 'expired', next_action: 'retry' });
  });
});

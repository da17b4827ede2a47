import type { Cart, Leadtime, Order, PaymentCheck, UserCard } from '@shop/api';
import { savedCardCopy } from '@shop/copy';
import { addDays, daysBetween, formatDateWithWeekday, inJapan } from '@shop/japanese';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { AUTHORISED_DAYS_BEFORE, authoriseInstant } from '../payment/deferred-card.rules.ts';
import { newsOf } from '../payment/payment-news.ts';
import { payDaysOf } from '../payment/pay-days.ts';
import type { ServicePayment } from '../payment/provider/service-payment.ts';
import { openServiceShop, type ServiceShop } from '../payment/testing/open-service-shop.ts';
import { testSandbox } from '../payment/testing/test-sandbox.ts';
import type { TestCard, TestService } from '../payment/testing/test-service.ts';
import { testStripe } from '../payment/testing/test-stripe.ts';
import { deliverMails, loginAs, type TestCall } from '../testing/index.ts';
import { paymentMethodsSnapshot } from '../payment/payment-method.snapshot.ts';
import { LiveSnapshot } from '../platform/snapshots/live-snapshot.ts';
import { checkPaymentsJob, deleteSavedCardsJob, reversePaymentsJob } from './payment-jobs.ts';
import { settlePayment } from './settle-payment.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { defineSnapshot } from '../platform/snapshots/snapshot.ts';

const byCard = 1;
const minuteMs = 60_000;

const services: [string, (webhookUrl: string) => Promise<TestService>][] = [
  ['the sandbox', testSandbox],
  ['Stripe', testStripe],
];

/** An event that reports a saved card and no authorisation. */
const savingPayment = (names: Pick<ServicePayment, 'id' | 'reference'>): ServicePayment => ({
  ...names,
  status: 'kept',
  is_keeping: true,
  amount: 0,
  currency: 'JPY',
});

/** What every service has to do that can authorise a card later. */
describe.each(services)('a card saved by %s until shortly before shipping', (_name, start) => {
  let shop: ServiceShop;
  beforeAll(async () => {
    shop = await openServiceShop(start);
  });
  afterAll(() => shop.close());

  const check = async (cart: Cart) =>
    (await shop.app.call<PaymentCheck>('GET', `/v1/carts/${cart.token}/payment/${byCard}/check`)).body;
  const orderOf = async (cart: Cart) =>
    (
      await shop.app.call<Order>('GET', `/v1/carts/order/${(await storedCard(cart)).order_id}`, {
        headers: { 'x-cart-token': cart.token },
      })
    ).body;
  /** What the shop has stored of the latest payment of a cart. */
  const storedCard = async (cart: Cart) => {
    const { rows } = await shop.app.db.execute<{
      id: string;
      service_id: string | null;
      state: string;
      kept_card: { customer_id: string; card_id: string } | null;
      order_id: string;
      status: string;
    }>(
      `select p.id, p.service_id, p.state, p.kept_card, p.order_id, o.status from payments p
       join orders o on o.id = p.order_id where o.cart_token = '${cart.token}' order by p.created_at desc limit 1`,
    );
    const [row] = rows;
    if (!row) throw new Error('The cart has no payment.');
    return row;
  };
  /** The authorisations that the service made for a payment, by their ids there. */
  const promisesFor = async (cart: Cart) => {
    const { id } = await storedCard(cart);
    const bodies = shop.line
      .answersTo(...shop.service.creating)
      .map(({ body }) => body as { id: string; status: string });
    const promised = bodies.filter(
      (body) => JSON.stringify(body).includes(id) && ['authorised', 'requires_capture'].includes(body.status),
    );
    return [...new Set(promised.map((body) => body.id))];
  };
  const cardsOf = async ({ kept_card: card }: { kept_card: { customer_id: string } | null }) => {
    const answer = await shop.provider().listCards(card?.customer_id ?? '');
    return answer.kind === 'ok' ? answer.value.length : answer;
  };
  const mailsOf = async (cart: Cart) => {
    const { rows } = await shop.app.db.execute<{ kind: string }>(
      `select kind from mail_outbox where data->>'orderNo' = '${(await orderOf(cart)).order_no}' order by kind`,
    );
    return rows.map(({ kind }) => kind);
  };
  /** A cart whose parcel is shipped later than a card authorisation lasts. */
  async function farCart(call: TestCall = shop.app.call) {
    const caller = cartCaller({ call });
    const { token } = await caller.readyToOrder({ 'ham-fr-001': 1 }, byCard);
    const { body } = await call<Leadtime[]>('GET', `/v1/shipping-leadtime/carts/${token}`);
    const far = body[0]?.dates.findLast(({ is_open }) => is_open);
    if (!body[0] || !far?.ship_date) throw new Error('No day is open.');
    const packings = [{ key: body[0].packing_key, delivery_date: far.date }];
    const cart = await caller.patch('packings/modify', { token, packings });
    const authoriseOn = addDays(far.ship_date, -AUTHORISED_DAYS_BEFORE);
    return { cart, shipDate: far.ship_date, authoriseOn };
  }
  async function order(card: TestCard) {
    const far = await farCart();
    const token = await shop.service.token(card);
    return { ...far, decided: await shop.decide(far.cart, { token }) };
  }
  /** A context on the morning on which the card is authorised, and minutes later. */
  const morning = (authoriseOn: string, minutes = 1) => ({
    ...shop.app.jobCtx(),
    clock: { now: () => new Date(authoriseInstant(authoriseOn).getTime() + minutes * minuteMs) },
  });
  const mailsSent = (authoriseOn: string) => deliverMails({ ...shop.app, jobCtx: () => morning(authoriseOn, 5) });
  /** Authorises the card; the response is lost. @returns the event that reports the result */
  async function unheard(cart: Cart, authoriseOn: string) {
    const { id } = await storedCard(cart);
    await shop.eventWith(id);
    shop.line.lose('answer');
    await checkPaymentsJob.run(morning(authoriseOn));
    shop.line.mend();
    return shop.eventWith(id);
  }
  const move = async (cart: Cart, payload: object) =>
    (await operatorClient(shop.app).ask('PATCH', `orders/${(await storedCard(cart)).order_id}`, payload)).status;

  const described = async (cart: Cart) =>
    (await operatorClient(shop.app).ask('GET', `orders/${(await storedCard(cart)).order_id}`)).body;

  it('is agreed to with the order: nothing is authorised, and nothing is shipped before', async () => {
    const { cart, decided, shipDate, authoriseOn } = await order('good');
    expect(daysBetween(inJapan(shop.app.clock.now()).day, shipDate)).toBeGreaterThanOrEqual(
      shop.provider().capabilities.authorisedDays,
    );
    const timing = savedCardCopy.timing(formatDateWithWeekday(authoriseOn));
    expect(cart.paymethods.find(({ id }) => id === byCard)).toMatchObject({
      description: expect.stringContaining(timing),
      timing_text: timing,
      is_available: true,
    });
    expect(decided.body).toMatchObject({ order_status: 'accepted', payment_status: 'none', next: null });
    expect(await storedCard(cart)).toMatchObject({ state: 'kept', service_id: null });
    const placed = await orderOf(cart);
    expect(placed.payment_timing_text).toBe(timing);
    expect(placed.terms.find(({ code }) => code === 'payment')?.lines).toEqual([`クレジットカード:${timing}`]);
    expect([await promisesFor(cart), await mailsOf(cart)]).toEqual([[], ['order_confirmation']]);
    expect(await move(cart, { move: 'prepare' })).toBe(409);
    expect(await described(cart)).toMatchObject({ kept_card: { authorise_on: authoriseOn, is_refused: false } });
    const listed = await operatorClient(shop.app).ask<{ parcels: { order_no: string }[] }>(
      'GET',
      'work/parcels?payment_state=kept',
    );
    expect(listed.body.parcels.map(({ order_no }) => order_no)).toEqual([placed.order_no]);
    await deleteSavedCardsJob.run(shop.app.jobCtx());
    expect(await cardsOf(await storedCard(cart))).toBe(1);
  });

  it('requires 3-D Secure of its holder at once (P-01)', async () => {
    const before = await shop.stock();
    const stopped = await order('challenge');
    expect(await storedCard(stopped.cart)).toMatchObject({ state: 'started', status: 'awaiting_payment' });
    await shop.service.answerChallenge(stopped.decided.body.next?.url ?? '', 'cancel');
    expect(await check(stopped.cart)).toMatchObject({ status: 'failed', next_action: 'retry' });
    expect(await shop.stock()).toBe(before);
    const { cart, decided } = await order('challenge');
    await shop.service.answerChallenge(decided.body.next?.url ?? '', 'pass');
    expect(await check(cart)).toMatchObject({ next_action: 'complete', order_status: 'accepted' });
    expect(await storedCard(cart)).toMatchObject({ state: 'kept' });
    expect(await promisesFor(cart)).toEqual([]);
  });

  it('is not saved when it is declined, and the service deletes it', async () => {
    const { cart, decided } = await order('declined');
    expect(decided).toMatchObject({ status: 422, body: { code: 'payment.declined' } });
    const failed = await storedCard(cart);
    expect(failed).toMatchObject({ state: 'failed', status: 'abandoned' });
    await deleteSavedCardsJob.run(shop.app.jobCtx());
    expect([await cardsOf(failed), (await storedCard(cart)).kept_card]).toEqual([0, null]);
  });

  it('is authorised once on its day, although a response was lost; then charged with the parcel, and deleted', async () => {
    const { cart, authoriseOn } = await order('challenge').then(async (placed) => {
      await shop.service.answerChallenge(placed.decided.body.next?.url ?? '', 'pass');
      await check(placed.cart);
      return placed;
    });
    const card = await storedCard(cart);
    await checkPaymentsJob.run(morning(authoriseOn, -1));
    expect(await promisesFor(cart)).toEqual([]);
    shop.line.lose('answer');
    await checkPaymentsJob.run(morning(authoriseOn));
    shop.line.mend();
    expect(await storedCard(cart)).toMatchObject({ state: 'kept' });
    await checkPaymentsJob.run(morning(authoriseOn, 3));
    expect(await storedCard(cart)).toMatchObject({ state: 'authorised', status: 'accepted' });
    await checkPaymentsJob.run(morning(authoriseOn, 6));
    expect(await promisesFor(cart)).toEqual([(await storedCard(cart)).service_id]);
    const total = cart.quote.totals.payment;
    const there = await shop.provider().read((await storedCard(cart)).service_id ?? '');
    expect(there).toMatchObject({ payment: { status: 'authorised', amount: total, reference: card.id } });
    await deleteSavedCardsJob.run(shop.app.jobCtx());
    expect(await cardsOf(card)).toBe(0);
    expect([await move(cart, { move: 'prepare' }), await move(cart, { move: 'ship' })]).toEqual([204, 204]);
    await checkPaymentsJob.run(morning(authoriseOn, 10));
    expect(await storedCard(cart)).toMatchObject({ state: 'captured' });
    expect(await mailsOf(cart)).toEqual(['order_confirmation', 'order_shipped']);
  });

  it('ignores events about its saving once it is authorised', async () => {
    const { cart, authoriseOn } = await order('good');
    const cards = await storedCard(cart);
    const event = await shop.eventWith(cards.id);
    shop.app.errors.length = 0;
    expect(await shop.deliver(event)).toBe(200);
    expect(await storedCard(cart)).toEqual(cards);
    await checkPaymentsJob.run(morning(authoriseOn));
    const before = await storedCard(cart);
    await settlePayment(shop.app.jobCtx(), cards.id, newsOf(savingPayment({ id: 'late-event', reference: cards.id })));
    expect(await storedCard(cart)).toEqual(before);
    expect([before.state, shop.app.errors]).toEqual(['authorised', []]);
  });

  it('is replaced by a transfer when it is refused: the orderer is notified, and the order waits for the payment', async () => {
    const { cart, authoriseOn, shipDate } = await order('declinedAfterwards');
    expect(await storedCard(cart)).toMatchObject({ state: 'kept', status: 'accepted' });
    const card = await storedCard(cart);
    await shop.eventWith(card.id);
    await checkPaymentsJob.run(morning(authoriseOn));
    await checkPaymentsJob.run(morning(authoriseOn, 3));
    expect(await storedCard(cart)).toMatchObject({ state: 'none', status: 'accepted', service_id: null });
    const placed = await orderOf(cart);
    const payBy = placed.prepayment?.pay_by ?? '';
    expect(placed).toMatchObject({
      payment_code: 'bank_transfer',
      payment_name: '銀行振込(前払い)',
      payment_instructions: { kind: 'bank_transfer' },
      prepayment: { state: 'unpaid', amount: cart.quote.totals.payment },
    });
    const days: string[] =
      payDaysOf({ code: 'bank_transfer', pay_within_days: 7 }, authoriseInstant(authoriseOn)) ?? [];
    expect([days.includes(payBy), payBy === days[0] || payBy < shipDate]).toEqual([true, true]);
    expect(placed.terms.find(({ code }) => code === 'payment')?.lines[0]).toContain('クレジットカード');
    expect(await mailsOf(cart)).toEqual(['kept_card_refused', 'order_confirmation']);
    const [mail] = (await mailsSent(authoriseOn)).filter(({ subject }) => subject.includes(placed.order_no)).slice(-1);
    expect(mail?.subject).toContain('カードの承認が得られませんでした');
    for (const part of ['クレジットカード', '見本銀行', `${formatDateWithWeekday(payBy)}まで`, placed.order_no])
      expect(mail?.body).toContain(part);
    expect([await move(cart, { move: 'prepare' }), await promisesFor(cart)]).toEqual([409, []]);
    expect(await described(cart)).toMatchObject({ kept_card: { authorise_on: authoriseOn, is_refused: true } });
    await deleteSavedCardsJob.run(shop.app.jobCtx());
    expect(await cardsOf(card)).toBe(0);

    shop.app.errors.length = 0;
    expect(await shop.deliver(await shop.eventWith(card.id))).toBe(200);
    expect(await storedCard(cart)).toMatchObject({ state: 'none', service_id: null });
    expect(shop.app.errors).toEqual([]);
    expect(await move(cart, { paid: true })).toBe(204);
    expect(await storedCard(cart)).toMatchObject({ state: 'captured' });
    expect(await move(cart, { move: 'prepare' })).toBe(204);
  });

  it('is refused by an event as well as by a response', async () => {
    const { cart, authoriseOn } = await order('declinedAfterwards');
    const event = await unheard(cart, authoriseOn);
    expect(await storedCard(cart)).toMatchObject({ state: 'kept' });
    expect(await shop.deliver(event)).toBe(200);
    expect(await storedCard(cart)).toMatchObject({ state: 'none', status: 'accepted' });
    expect(await mailsOf(cart)).toEqual(['kept_card_refused', 'order_confirmation']);
  });

  it('is refused, and the order is cancelled when no transfer arrives either', async () => {
    const { cart, authoriseOn } = await order('declinedAfterwards');
    await checkPaymentsJob.run(morning(authoriseOn));
    const reservedUntil = (await orderOf(cart)).prepayment?.held_until ?? '';
    await checkPaymentsJob.run(morning(addDays(reservedUntil, 1)));
    expect(await storedCard(cart)).toMatchObject({ state: 'expired', status: 'cancelled' });
    const { rows } = await shop.app.db.execute(
      `select state from stock_reservations where order_id = '${(await storedCard(cart)).order_id}'`,
    );
    expect(rows).toEqual([{ state: 'returned' }]);
    expect(await mailsOf(cart)).toEqual(['kept_card_refused', 'order_confirmation', 'payment_expired']);
  });

  it('is refused, and the order is cancelled when the channel accepts no transfers any more', async () => {
    const { cart, authoriseOn } = await order('declinedAfterwards');
    const context = morning(authoriseOn);
    const none = new LiveSnapshot(
      defineSnapshot('no payment methods', async () => new Map<number, PaymentMethod[]>()),
      context,
    );
    await none.refresh();
    await checkPaymentsJob.run({ ...context, snapshots: context.snapshots.with(paymentMethodsSnapshot, none) });
    expect(await storedCard(cart)).toMatchObject({ state: 'voided', status: 'cancelled' });
    expect(await mailsOf(cart)).toEqual(['order_cancelled', 'order_confirmation']);
  });

  it('is deleted when the order is cancelled, without any payment', async () => {
    const before = await shop.stock();
    const { cart, authoriseOn } = await order('good');
    const card = await storedCard(cart);
    expect(await move(cart, { cancel_reason: '品切れ' })).toBe(204);
    expect(await storedCard(cart)).toMatchObject({ state: 'dropped', status: 'cancelled' });
    await checkPaymentsJob.run(morning(authoriseOn));
    await deleteSavedCardsJob.run(shop.app.jobCtx());
    expect([await promisesFor(cart), await cardsOf(card), await shop.stock()]).toEqual([[], 0, before]);
    const { order_no } = await orderOf(cart);
    const mails = (await deliverMails(shop.app)).filter(({ subject }) => subject.includes(order_no));
    expect(mails.map(({ body }) => body).join()).toContain('代金はいただいておりません');
  });

  it('remains saved when it is the member’s own saved card', async () => {
    const accessToken = await loginAs(shop.app);
    const call: TestCall = (method, url, options) => shop.app.call(method, url, { ...options, token: accessToken });
    const { body: saved } = await call<UserCard>('POST', '/v1/me/user-cards', {
      body: { token: await shop.service.token('good') },
    });
    const { cart, authoriseOn } = await farCart(call);
    const decision = { idempotency_key: `saved-${shop.service.code}-0001`, quote_hash: cart.quote.hash };
    await call('POST', `/v1/carts/${cart.token}/decision`, { body: { ...decision, payment_token: saved.token } });
    const card = await storedCard(cart);
    await checkPaymentsJob.run(morning(authoriseOn));
    expect(await storedCard(cart)).toMatchObject({ state: 'authorised' });
    await deleteSavedCardsJob.run(shop.app.jobCtx());
    expect([await cardsOf(card), (await storedCard(cart)).kept_card]).toEqual([1, null]);
  });

  it('cannot pay for an order that is shipped soon', async () => {
    const cart = await shop.cart.readyToOrder({ 'ham-fr-001': 1 }, byCard);
    await shop.decide(cart, { token: await shop.service.token('challenge') });
    const { id, service_id: serviceId } = await storedCard(cart);
    shop.app.errors.length = 0;
    await settlePayment(shop.app.jobCtx(), id, newsOf(savingPayment({ id: serviceId ?? '', reference: id })));
    expect(await storedCard(cart)).toMatchObject({ state: 'started', status: 'awaiting_payment' });
    expect(shop.app.errors).toMatchObject([{ differing: ['amount'] }]);
  });

  it('is voided when it was authorised while the order was cancelled', async () => {
    const { cart, authoriseOn } = await order('good');
    const event = await unheard(cart, authoriseOn);
    expect(await move(cart, { cancel_reason: '品切れ' })).toBe(204);
    expect(await storedCard(cart)).toMatchObject({ state: 'dropped' });
    expect(await shop.deliver(event)).toBe(200);
    expect(await storedCard(cart)).toMatchObject({ state: 'authorised', status: 'cancelled' });
    await reversePaymentsJob.run(shop.app.jobCtx());
    const { service_id: serviceId, state } = await storedCard(cart);
    expect([state, await shop.provider().read(serviceId ?? '')]).toMatchObject([
      'voided',
      { payment: { status: 'voided' } },
    ]);
  });
});

import type { Cart } from '@shop/api';
import type { OrderMail } from '@shop/copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsHash } from './order/order-terms.ts';
import { checkPaymentsJob } from './payment-jobs.ts';
import { typedAddress } from '../cart/testing/cart-caller.ts';
import { cards, watchPayments } from './testing/watch-payments.ts';
import { openShop, type Shop } from '../payment/testing/open-shop.ts';

const [card, cvs, cod, transfer] = [1, 2, 3, 4] as const;
const ham = 'ham-fr-001';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { stockOf, mailsTo, check, orderOf, serviceIdOf } = watchPayments(() => shop);

describe('a card without a further step', () => {
  it('is authorised at once: order, snapshot, six items, mail, stock, cart', async () => {
    const before = await stockOf(ham);
    const cart = await shop.cart.readyToOrder({ [ham]: 2 }, card);
    const decided = await shop.decide(cart, { token: await shop.sandbox.token(cards.frictionless) });
    expect(decided.body).toMatchObject({ order_status: 'accepted', payment_status: 'authorised', next: null });
    expect(decided.body.order_no).toMatch(/^\d{6}-[2-9A-Z]{5}$/);
    expect(await stockOf(ham)).toBe(before - 2);
    expect(await mailsTo(decided.body.order_no)).toEqual(['order_confirmation']);

    const order = await orderOf(cart, decided.body.id);
    expect(order.totals).toEqual(cart.quote.totals);
    expect(order.per_rate).toEqual(cart.quote.per_rate);
    expect(order.terms.map((term) => term.code)).toEqual([
      'quantity',
      'price',
      'payment',
      'delivery',
      'period',
      'cancel',
    ]);
    expect(order.terms.every((term) => term.lines.length > 0 && term.lines.every((line) => line.length > 0))).toBe(
      true,
    );
    expect(await shop.cart.get(cart.token)).toMatchObject({
      state: 'decided',
      detail: { order: { id: decided.body.id } },
    });
    expect((await shop.cart.init({ token: cart.token })).token).not.toBe(cart.token);
  });

  it('stores the terms, including those of returns, with a hash of what was shown (L-05, L-06)', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.frictionless) });
    const { rows } = await shop.app.db.execute<{ terms_hash: string }>(
      `select terms_hash from orders where id = '${body.id}'`,
    );
    const { terms } = await orderOf(cart, body.id);
    expect(rows[0]?.terms_hash).toBe(termsHash(terms));
    expect(terms.find(({ code }) => code === 'cancel')?.lines[0]).toContain('返品');
  });
});

describe('placing an order', () => {
  it('returns the same for the same key, and another key finds the existing order (C-07)', async () => {
    const before = await stockOf(ham);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
    const first = await shop.decide(cart, { key: 'the-key-of-this-cart' });
    const again = await Promise.all(
      Array.from({ length: 4 }, () => shop.decide(cart, { key: 'the-key-of-this-cart' })),
    );
    const otherTab = await shop.decide(cart, { key: 'a-key-of-another-tab' });
    for (const answer of [...again, otherTab]) expect(answer.body).toEqual(first.body);
    expect(await stockOf(ham)).toBe(before - 1);
  });

  it('is refused with the new cart when the quote differs from the one shown', async () => {
    const cart = await shop.cart.readyToOrder({ 'ham-fr-003': 1 }, cod);
    await shop.app.db.execute(`update products set price = price + 10 where key = 'ham-fr-003'`);
    const refused = await shop.decide(cart);
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart.quote_changed', cart: { token: cart.token } } });
    const shown = (refused.body as unknown as { cart: Cart }).cart;
    expect(shown.quote.totals.goods).toBe(cart.quote.totals.goods + 10);
    expect(shown.quote.changes).toMatchObject([{ kind: 'price' }]);
    await shop.app.settled();
    expect((await shop.decide(cart, { hash: shown.quote.hash })).status).toBe(200);
  });

  it('is refused with the problems while something is missing', async () => {
    const cart = await shop.cart.withProducts({ [ham]: 1 });
    const refused = await shop.decide(cart);
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.not_ready' } });
    const { errors } = refused.body as unknown as { errors: object };
    expect(Object.keys(errors)).toEqual(['cart.shipping.no_address', 'cart.order.no_orderer', 'cart.order.no_payment']);
  });

  it('is refused while a destination has no products, and names it', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
    const osaka = {
      ...typedAddress,
      shipping_first_name: '花子',
      postal_code: '530-0001',
      prefecture: '大阪府',
      city: '大阪市北区',
      address1: '梅田1-1',
    };
    const both = await shop.cart.patch('shippings/add', { token: cart.token, address: osaka });
    const refused = await shop.decide(both);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'cart.not_ready',
        errors: {
          'cart.shipping.no_goods': [
            '見本 花子様へ届ける商品がありません。お届けする数を割り当てるか、お届け先から外してください。',
          ],
        },
      },
    });
    expect(both.quote.problems).toMatchObject([{ step: 'delivery', shipping_key: both.detail.shippings[1]?.key }]);
    const mended = await shop.cart.patch('shippings/modify', {
      token: cart.token,
      key: both.detail.shippings[1]?.key,
      is_delete: true,
    });
    expect((await shop.decide(mended)).status).toBe(200);
  });

  it('refuses a product that was suspended a moment ago', async () => {
    const cart = await shop.cart.readyToOrder({ 'sal-fr-002': 1 }, cod);
    await shop.app.db.execute(
      `update products set sale_status = 'suspended', suspend_reason = '輸入停止' where key = 'sal-fr-002'`,
    );
    const refused = await shop.decide(cart);
    expect(refused.status).toBe(409);
    const { cart: shown } = refused.body as unknown as { cart: Cart };
    expect(await shop.decide(cart, { hash: shown.quote.hash })).toMatchObject({
      status: 422,
      body: { code: 'cart.not_ready' },
    });
  });

  it('requires the one-time token of a card, and the chain of a convenience store', async () => {
    expect(await shop.decide(await shop.cart.readyToOrder({ [ham]: 1 }, card))).toMatchObject({
      status: 422,
      body: { code: 'payment.token_required' },
    });
    expect(await shop.decide(await shop.cart.readyToOrder({ [ham]: 1 }, cvs), { store: 'nowhere' })).toMatchObject({
      status: 422,
      body: { code: 'payment.store_required' },
    });
  });
});

describe('a declined card', () => {
  it('leaves the cart unchanged with the reason, releases stock and coupon, and another method can be used', async () => {
    const before = await stockOf(ham);
    const ready = await shop.cart.readyToOrder({ [ham]: 3 }, card);
    const cart = await shop.cart.patch('coupons/add', { token: ready.token, code: 'welcome500' });
    const key = 'the-key-of-a-declined-card';
    const declined = await shop.decide(cart, { key, token: await shop.sandbox.token(cards.declined) });
    expect(declined).toMatchObject({ status: 422, body: { code: 'payment.declined' } });
    const again = await shop.decide(cart, { key, token: await shop.sandbox.token(cards.frictionless) });
    expect(again).toMatchObject({ status: 422, body: declined.body });
    const open = await shop.cart.get(cart.token);
    expect(open).toMatchObject({
      state: 'open',
      transaction_error: { code: 'card_declined' },
      detail: { order: { id: null } },
    });
    expect(open.detail.products).toEqual(cart.detail.products);
    expect(open.quote.totals).toEqual(cart.quote.totals);
    expect(await stockOf(ham)).toBe(before);
    const { rows } = await shop.app.db.execute<{ used_count: number }>(
      `select used_count from coupons where code = 'WELCOME500'`,
    );
    expect(rows[0]?.used_count).toBe(0);
    expect(await check(cart, card)).toMatchObject({ status: 'failed', next_action: 'retry', order_id: null });

    await shop.cart.patch('transaction/error/delete', { token: cart.token });
    const other = await shop.cart.patch('order/modify', { token: cart.token, payment_id: cod });
    expect(other.transaction_error).toBeNull();
    expect((await shop.decide(other)).body).toMatchObject({ order_status: 'accepted', payment_code: 'cod' });
  });
});

describe('a card with a 3-D Secure challenge', () => {
  it('reserves the stock, locks the cart, and is accepted by the webhook or the check, whichever comes first (P-01)', async () => {
    const before = await stockOf(ham);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.challenge) });
    expect(body).toMatchObject({ order_status: 'awaiting_payment', payment_status: 'pending' });
    expect(body.next?.url).toMatch(/\/3ds\/pay_/);
    expect(await stockOf(ham)).toBe(before - 1);
    expect(await check(cart, card)).toMatchObject({
      status: 'pending',
      next_action: 'resume',
      next: { url: body.next?.url },
    });
    const locked = await shop.app.call('PATCH', '/v1/carts/reset', { body: { token: cart.token } });
    expect(locked).toMatchObject({ status: 409, body: { code: 'cart.payment_in_progress' } });
    expect(await mailsTo(body.order_no)).toEqual([]);

    await shop.sandbox.answerChallenge(body.next?.url ?? '', { code: '1234' });
    expect(await check(cart, card)).toMatchObject({
      status: 'authorised',
      next_action: 'complete',
      order_status: 'accepted',
    });
    await shop.eventually(async () => {
      const { rows } = await shop.app.db.execute(
        `select 1 from payment_events where processed_at is not null and body like '%${await serviceIdOf(body.id)}%'`,
      );
      return rows.length > 0;
    });
    expect(await mailsTo(body.order_no)).toEqual(['order_confirmation']);
    expect(await stockOf(ham)).toBe(before - 1);
  });

  it('does not report the last piece as sold out to its own holder', async () => {
    const key = 'ham-us-001';
    await shop.app.db.execute(
      `update stocks set quantity = 1 where product_id = (select id from products where key = '${key}')`,
    );
    await shop.app.settled();
    const cart = await shop.cart.readyToOrder({ [key]: 1 }, card);
    await shop.decide(cart, { token: await shop.sandbox.token(cards.challenge) });
    await shop.app.settled();
    expect(await stockOf(key)).toBe(0);
    expect((await shop.cart.get(cart.token)).quote).toMatchObject({ problems: [], changes: [] });
  });

  it('reopens the cart when it is cancelled on the page', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.challenge) });
    await shop.sandbox.answerChallenge(body.next?.url ?? '', 'cancel');
    expect(await check(cart, card)).toMatchObject({
      status: 'failed',
      next_action: 'retry',
      failure: { code: 'authentication_cancelled' },
    });
    expect((await shop.cart.get(cart.token)).state).toBe('open');
  });

  it('is voided at the service when the shopper abandons it, and can no longer be completed', async () => {
    const before = await stockOf(ham);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.abandoned) });
    const open = await shop.cart.patch('transaction/error/delete', { token: cart.token });
    expect(open).toMatchObject({ state: 'open', transaction_error: null });
    expect(await stockOf(ham)).toBe(before);
    const id = await serviceIdOf(body.id);
    const headers = { authorization: `Bearer ${shop.app.ctx().config.payments.secret}` };
    const payment = (await (await fetch(`${shop.sandbox.url}/api/payments/${id}`, { headers })).json()) as {
      status: string;
    };
    expect(payment.status).toBe('voided');
  });

  it('cannot be abandoned when it has succeeded meanwhile', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token(cards.challenge) });
    await shop.sandbox.answerChallenge(body.next?.url ?? '', { code: '1234' });
    const refused = await shop.app.call('PATCH', '/v1/carts/transaction/error/delete', { body: { token: cart.token } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart.already_decided', cart: { state: 'decided' } } });
  });
});

describe('a convenience store', () => {
  it('returns a payment number at once, waits, and is accepted when the payment arrives', async () => {
    const before = await stockOf(ham);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cvs);
    const { body } = await shop.decide(cart, { store: 'lawson' });
    expect(body).toMatchObject({ order_status: 'awaiting_payment', payment_status: 'pending', next: { url: null } });
    expect(body.next?.instructions).toMatchObject({
      kind: 'cvs',
      store_name: 'ローソン',
      number: expect.stringMatching(/^\d{13}$/),
    });
    expect(await mailsTo(body.order_no)).toEqual(['order_confirmation', 'payment_instructions']);
    expect(await check(cart, cvs)).toMatchObject({ next_action: 'complete', order_id: body.id });
    await shop.sandbox.atStore(await serviceIdOf(body.id), 'pay');
    const paid = await shop.eventually(async () => {
      const order = await orderOf(cart, body.id);
      return order.status === 'accepted' && order;
    });
    expect(paid).toMatchObject({ payment_status: 'paid', payment_instructions: null });
    expect(await mailsTo(body.order_no)).toContain('payment_received');
    expect(await stockOf(ham)).toBe(before - 1);
  });

  it('releases the stock when the number expires, and notifies the customer', async () => {
    const before = await stockOf(ham);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cvs);
    const { body } = await shop.decide(cart, { store: 'seven' });
    await shop.sandbox.atStore(await serviceIdOf(body.id), 'expire');
    await shop.eventually(async () => (await orderOf(cart, body.id)).status === 'abandoned');
    expect(await stockOf(ham)).toBe(before);
    expect(await mailsTo(body.order_no)).toContain('payment_expired');
  });
});

describe('cash on delivery and bank transfer', () => {
  it('are accepted at once', async () => {
    const byCash = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
    expect(byCash.quote.fees.map((fee) => fee.code)).toContain('cod');
    expect((await shop.decide(byCash)).body).toMatchObject({
      order_status: 'accepted',
      payment_status: 'none',
      next: null,
    });
    const byTransfer = await shop.cart.readyToOrder({ [ham]: 1 }, transfer);
    const { body } = await shop.decide(byTransfer);
    expect(body.next?.instructions).toMatchObject({ kind: 'bank_transfer', expires_at: expect.any(String) });
    expect(await mailsTo(body.order_no)).toEqual(['order_confirmation', 'payment_instructions']);
  });

  it('confirm the six items by mail, with matching sums (L-02, L-07)', async () => {
    const { body } = await shop.decide(await shop.cart.readyToOrder({ [ham]: 2 }, cod));
    const { rows } = await shop.app.db.execute<{ data: OrderMail }>(
      `select data from mail_outbox where kind = 'order_confirmation' and data->>'orderNo' = '${body.order_no}'`,
    );
    const mail = rows[0]?.data;
    const lines =
      mail?.destinations.flatMap((destination) => destination.parcels.flatMap((parcel) => parcel.lines)) ?? [];
    const sum = [...lines, ...(mail?.charges ?? [])].reduce((total, { amount }) => total + amount, 0);
    expect(lines).toMatchObject([{ quantity: 2, unitPrice: 1480, amount: 2960, isReducedRate: true }]);
    expect(mail?.total).toBe(sum);
    expect(mail?.perRate.reduce((total, { taxable }) => total + taxable, 0)).toBe(sum);
    expect(mail?.destinations[0]?.parcels[0]?.deliveryTime).toMatch(/^指定なし\(最短 \d{4}\.\d{2}\.\d{2}\(.\)頃\)/);
    expect(mail?.payment).toEqual({ name: '代金引換', timing: '商品のお届け時' });
    expect([mail?.cancellation, mail?.contact].every((text) => (text ?? '').length > 0)).toBe(true);
  });

  it('repeat noshi, message and receipt wishes in the mail, and noshi and message on the order', async () => {
    const { token, detail } = await shop.cart.readyToOrder({ [ham]: 1 }, transfer);
    const key = detail.shippings[0]?.key;
    const noshi = {
      purpose: 'osonae',
      ribbon: 'yellow_white',
      top_text: '御供',
      names: ['見本 太郎', '花子'],
      position: 'outer',
    } as const;
    await shop.cart.patch('shippings/modify', { token, key, noshi, message: '一行目\n二行目' });
    const cart = await shop.cart.patch('order/modify', {
      token,
      note: '領収書は別便で',
      receipt_addressee: '見本商店',
      receipt_note: 'お供え代',
    });
    const { body } = await shop.decide(cart);
    const { rows } = await shop.app.db.execute<{ data: OrderMail }>(
      `select data from mail_outbox where kind = 'order_confirmation' and data->>'orderNo' = '${body.order_no}'`,
    );
    const mail = rows[0]?.data;
    expect(mail?.destinations[0]?.notes).toEqual([
      'のし:外のし・御供(お供え) / 結び切り(黄白) / 表書き「御供」 / お名前「見本 太郎、花子」',
      'メッセージカード:\n一行目\n二行目',
    ]);
    expect(mail?.extras).toEqual(['宛名:見本商店', '但し書き:お供え代', '領収書は別便で']);
    expect((await orderOf(cart, body.id)).shippings[0]).toMatchObject({ noshi, message: '一行目\n二行目' });
  });

  it('cancel an order whose transfer did not arrive in time, and release its stock', async () => {
    const before = await stockOf(ham);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, transfer);
    const { body } = await shop.decide(cart);
    expect(await stockOf(ham)).toBe(before - 1);
    await shop.app.db.execute(`update payments set ask_at = now() - interval '1 day' where order_id = '${body.id}'`);
    await checkPaymentsJob.run(shop.app.jobCtx());
    expect(await orderOf(cart, body.id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'expired',
      payment_instructions: null,
    });
    expect(await stockOf(ham)).toBe(before);
    expect(await mailsTo(body.order_no)).toContain('payment_expired');
  });
});

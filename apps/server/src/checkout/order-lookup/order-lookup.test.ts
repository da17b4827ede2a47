import type { DecisionResult, Order, OrderLinkResult } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authSweepJob } from '../../members/auth/auth-sweep-job.ts';
import { cartCaller, typedOrderer } from '../../cart/testing/cart-caller.ts';
import { mailedCodes } from '../../platform/db/schema/auth.ts';
import { mailOutbox } from '../../platform/db/schema/mail.ts';
import { orderParcels } from '../../platform/db/schema/orders.ts';
import { updateOrder } from '../order/order.queries.ts';
import { memberBuyer } from '../order/testing/member-buyer.ts';
import { pdfText } from '../../platform/paper/pdf-text.ts';
import { giftTokenIn, giveGift } from '../social-gift/testing/give-gift.ts';
import { codeOfLink, deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { recordTransfer } from '../../operator/record-transfer.ts';

const [cod, transfer] = [3, 4] as const;
const MINUTE = 60_000;
const { email } = typedOrderer;

type Refusal = { code: string; message: string; errors?: Record<string, string[]> };

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T10:00:00+09:00');
  await deliverMails(app);
});

let bought = 0;
/** A guest's order of one ham. */
async function buy(method: number = cod): Promise<DecisionResult> {
  const cart = await cartCaller(app).readyToOrder({ 'ham-fr-001': 1 }, method);
  const { status, body } = await app.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-a-guest-${(bought += 1)}`, quote_hash: cart.quote.hash },
  });
  expect(status).toBe(200);
  return body;
}

const request = (order_no: string, to: string = email, { at = app, channel = 'simple.localhost' } = {}) =>
  at.call<OrderLinkResult & Refusal>('POST', '/v1/order-lookup/request', { body: { order_no, email: to }, channel });
const mailsAfter = async (...requested: Parameters<typeof request>) => {
  await deliverMails(app);
  expect(await request(...requested)).toMatchObject({ status: 200, body: { expires_in: 1800 } });
  return deliverMails(app);
};
async function keyOf(orderNo: string): Promise<string> {
  const [mail] = await mailsAfter(orderNo);
  return codeOfLink(mail ?? { body: '' });
}
const withKey = (key: string, channel = 'simple.localhost') => ({ headers: { 'x-order-key': key }, channel });
const read = (key: string, channel?: string) =>
  app.call<Order & Refusal>('GET', '/v1/order-lookup/order', withKey(key, channel));
const cancel = (key: string, cancel_reason = '日程が変わったため') =>
  app.call<Order & Refusal>('PUT', '/v1/order-lookup/order/cancel', { ...withKey(key), body: { cancel_reason } });
const receipt = (key: string) =>
  app.server.inject({
    method: 'GET',
    url: '/v1/order-lookup/order/download/receipt',
    headers: { 'x-channel': 'simple.localhost', 'x-order-key': key },
  });
const linkOver = { status: 404, body: { code: 'order.link_over' } };

describe('a request for the link to an order', () => {
  it('mails it to the orderer, for any width and case of the input', async () => {
    const { order_no } = await buy();
    const typed = ` ${order_no
      .replace('-', '')
      .toLowerCase()
      .replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))} `;
    const mails = await mailsAfter(typed, ' Taro@Example.JP ');
    expect(mails).toMatchObject([{ to: email, subject: expect.stringContaining(order_no) }]);
    expect(mails[0]?.body).toMatch(/\/\/simple\.localhost[^ ]*\/order-lookup\/order\/\?code=[\w-]{43}\n/);
  });

  it('gets the same response, and no mail, for an unknown number, another address and another channel (P-15)', async () => {
    const { order_no } = await buy();
    expect(await mailsAfter('261120-ZZZZZ')).toEqual([]);
    expect(await mailsAfter(order_no, 'somebody@example.com')).toEqual([]);
    expect(await mailsAfter(order_no, email, { channel: 'fle.localhost' })).toEqual([]);
  });

  it('gets the same response for a member’s order; the mail links to the member’s account and contains no code', async () => {
    const taro = await memberBuyer(app);
    const { order_no, id } = (await taro.decide(await taro.ready({ 'ham-fr-001': 1 }, cod))).body;
    const [mail, ...more] = await mailsAfter(order_no, 'taro@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'taro@example.com',
      body: expect.stringContaining(`/mypage/order_history/${id}/`),
    });
    expect(mail?.body).not.toContain('code=');
    expect(await app.db.$count(mailedCodes, eq(mailedCodes.orderId, id))).toBe(0);
  });

  it('runs the same statements for every order, before any mail is created (P-15)', async () => {
    const { order_no } = await buy();
    await deliverMails(app);
    const statementsOf = async (no: string, to: string) => {
      const logged: string[] = [];
      const client = (app.db as unknown as { $client: { query: (statement: unknown, ...rest: unknown[]) => unknown } })
        .$client;
      const { query } = client;
      client.query = (statement, ...rest) => {
        logged.push(typeof statement === 'string' ? statement : String((statement as { text?: string }).text));
        return query.call(client, statement, ...rest);
      };
      try {
        expect((await request(no, to)).status).toBe(200);
      } finally {
        client.query = query;
      }
      return logged;
    };
    const before = await app.db.$count(mailOutbox);
    const statements = await statementsOf(order_no, email);
    expect(statements.length).toBeGreaterThan(2);
    expect(statements.join()).not.toContain('"orders"');
    expect(await statementsOf('261120-ZZZZZ', 'nobody@example.com')).toEqual(statements);
    expect(await app.db.$count(mailOutbox)).toBe(before);
  });

  it('reports the fields that are missing', async () => {
    const { status, body } = await request(' ', 'taro@');
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'input.invalid', ['order_no', 'email']]);
  });

  it('is limited per email address, also for an unknown one (P-11)', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      for (const to of [email, 'nobody@example.com']) {
        const statuses: number[] = [];
        for (let tries = 0; tries < 6; tries += 1)
          statuses.push((await request('261120-ZZZZZ', to, { at: strict })).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
    } finally {
      await strict.close();
    }
  });
});

describe('the code of the link', () => {
  it('reads only its own order, with the tracking numbers', async () => {
    const [one, other] = [await buy(), await buy()];
    const [key, otherKey] = [await keyOf(one.order_no), await keyOf(other.order_no)];
    await app.db.update(orderParcels).set({ trackingNo: '1234-5678-9012' }).where(eq(orderParcels.orderId, one.id));
    const { status, body } = await read(key);
    expect([status, body.id, body.shippings[0]?.packings[0]?.tracking_no]).toEqual([200, one.id, '1234-5678-9012']);
    expect((await read(otherKey)).body.id).toBe(other.id);
    await cancel(key);
    expect((await read(otherKey)).body.status).toBe('accepted');
  });

  it('is stored only as a hash', async () => {
    const { order_no, id } = await buy();
    const key = await keyOf(order_no);
    const [row] = await app.db.select().from(mailedCodes).where(eq(mailedCodes.orderId, id));
    expect(row?.codeHash).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it('must be used within half an hour, is then valid for two more hours, and is deleted afterwards', async () => {
    const [expired, used] = [await buy(), await buy()];
    const [expiredKey, key] = [await keyOf(expired.order_no), await keyOf(used.order_no)];
    app.clock.advance(29 * MINUTE);
    expect((await read(key)).status).toBe(200);
    app.clock.advance(MINUTE);
    expect(await read(expiredKey)).toMatchObject(linkOver);
    app.clock.advance(110 * MINUTE);
    expect((await read(key)).status).toBe(200);
    app.clock.advance(10 * MINUTE);
    for (const answer of [await read(key), await cancel(key)]) expect(answer).toMatchObject(linkOver);
    expect((await receipt(key)).json()).toMatchObject(linkOver.body);
    await authSweepJob.run(app.jobCtx());
    expect(await app.db.$count(mailedCodes, eq(mailedCodes.orderId, used.id))).toBe(0);
  });

  it('opens nothing when it is invented', async () => {
    for (const key of ['made-up', 'x'.repeat(200)]) expect(await read(key)).toMatchObject(linkOver);
  });

  it('is invalid on another channel and for other mailed links, whose codes are invalid for orders', async () => {
    const { order_no } = await buy();
    const key = await keyOf(order_no);
    expect(await read(key, 'fle.localhost')).toMatchObject(linkOver);
    const check = { purpose: 'password', code: key };
    expect((await app.call('POST', '/v1/reminder/check', { body: check })).body).toMatchObject({ result: false });
    await app.call('POST', '/v1/reminder/request', { body: { purpose: 'password', email: 'saburo@example.com' } });
    const [mail] = await deliverMails(app);
    expect(await read(codeOfLink(mail ?? { body: '' }))).toMatchObject(linkOver);
  });

  it('cannot be guessed by many attempts (P-11)', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const statuses = new Set<number>();
      for (let tries = 0; tries < 241; tries += 1)
        statuses.add((await strict.call('GET', '/v1/order-lookup/order', withKey(`guess-${tries}`))).status);
      expect([...statuses]).toEqual([404, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('a guest with the code', () => {
  it('cancels as a member does: once, with a reason, and a mail confirms it', async () => {
    const { order_no } = await buy();
    const key = await keyOf(order_no);
    expect((await read(key)).body).toMatchObject({ can_cancel: true, cancel_refusal: null });
    expect((await cancel(key, ' ')).body.errors).toHaveProperty('cancel_reason');
    for (const answer of [await cancel(key), await cancel(key, 'もう一度')])
      expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', cancel_reason: '日程が変わったため' } });
    expect(
      (await deliverMails(app)).map(({ to, subject }) => [to, subject.includes('キャンセルを承りました')]),
    ).toEqual([[email, true]]);
  });

  it('cannot cancel once the shop prepares the order, and gets the reason', async () => {
    const { order_no, id } = await buy();
    const key = await keyOf(order_no);
    await updateOrder(app.db, id, { status: 'preparing', updatedAt: app.clock.now() });
    expect(await cancel(key)).toMatchObject({ status: 409, body: { code: 'order.not_cancellable' } });
    expect((await read(key)).body).toMatchObject({
      status: 'preparing',
      can_cancel: false,
      cancel_refusal: expect.stringContaining('準備'),
    });
  });

  it('gets the receipt as PDF once the order is paid, and the reason until then', async () => {
    const { order_no } = await buy(transfer);
    const key = await keyOf(order_no);
    expect((await receipt(key)).json()).toMatchObject({ code: 'receipt.not_yet' });
    await recordTransfer(app.operatorCtx(), order_no);
    const printed = await receipt(key);
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdfText(printed.rawPayload).join('')).toContain(order_no);
  });

  it('can send the gift link to its receiver again, as long as the gift is not received', async () => {
    const sendLink = (key: string) =>
      app.call<Refusal | null>('POST', '/v1/order-lookup/order/social-gift/link', withKey(key));
    const gift = await giveGift(app);
    const key = await keyOf((await gift.order()).order_no);
    expect(await sendLink(key)).toMatchObject({ status: 204 });
    const mails = await deliverMails(app);
    expect(mails.map(({ to }) => to)).toEqual(['hanako@example.com']);
    const statusOf = async (token: string) => (await app.call('GET', `/v1/social-gifts/${token}/products`)).status;
    expect([await statusOf(gift.token), await statusOf(giftTokenIn(mails))]).toEqual([404, 200]);

    const plain = await keyOf((await buy()).order_no);
    const notWaiting = { status: 409, body: { code: 'social_gift.not_waiting' } };
    expect(await sendLink(plain)).toMatchObject(notWaiting);
    await cancel(key);
    expect(await sendLink(key)).toMatchObject({ status: 409 });
    expect(await sendLink('made-up')).toMatchObject(linkOver);
  });

  it('gets the address of the order lookup in the mails about the order', async () => {
    const { order_no } = await buy();
    const [mail] = await deliverMails(app);
    expect(mail?.body).toContain(`/order-lookup/?order_no=${order_no}`);
  });
});

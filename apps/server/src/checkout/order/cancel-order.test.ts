import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { addPointRows } from '../../payment/point/point.queries.ts';
import { pointsTermEnd } from '../../payment/point/point.rules.ts';
import { checkPaymentsJob } from '../payment-jobs.ts';
import { recordTransfer } from '../../operator/record-transfer.ts';
import { deliverMails, openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { makeCaller } from '../../testing/test-call.ts';
import { updateOrder } from './order.queries.ts';
import { memberBuyer, type MemberBuyer } from './testing/member-buyer.ts';

const [cod, transfer] = [3, 4] as const;
const ham = 'ham-fr-001';
const dayMs = 86_400_000;

let app: TestApp;
let taro: MemberBuyer;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T10:00:00+09:00');
  taro = await memberBuyer(app);
  await deliverMails(app);
});

async function one<T>(query: ReturnType<typeof sql>): Promise<T | undefined> {
  const { rows } = await app.db.execute<Record<string, unknown>>(query);
  return Object.values(rows[0] ?? {})[0] as T | undefined;
}
const stock = () =>
  one<number>(sql`select quantity from stocks where product_id = (select id from products where key = ${ham})`);
const usedCount = () => one<number>(sql`select used_count from coupons where code = 'WELCOME500'`);
const paymentState = (id: string) => one<string>(sql`select state from payments where order_id = ${id}`);

async function buy(method: number, { points = 0, code }: { points?: number; code?: string } = {}) {
  let cart = await taro.ready({ [ham]: 3 }, method);
  if (code) cart = await taro.patchCart('coupons/add', { token: cart.token, code });
  if (points > 0) cart = await taro.patchCart('point', { token: cart.token, points });
  const { status, body } = await taro.decide(cart);
  expect(status).toBe(200);
  return body;
}

describe('an order cancelled by its member', () => {
  it('returns stock, points and coupons once, however often it is cancelled; one mail confirms it; it remains so after a restart', async () => {
    const [member] = await app.db.select({ id: users.id }).from(users).where(eq(users.emailKey, 'taro@example.com'));
    const at = app.clock.now();
    const owner = { userId: member?.id ?? '', channelId: app.ctx().channel.id };
    await addPointRows(app.db, [
      { ...owner, kind: 'available', available: 300, note: '見本', expiresAt: pointsTermEnd(at), createdAt: at },
    ]);
    const before = { stock: await stock(), points: await taro.points(), used: await usedCount() };
    const { id, order_no } = await buy(cod, { points: 300, code: 'WELCOME500' });
    expect([await stock(), await usedCount()]).toEqual([(before.stock ?? 0) - 3, (before.used ?? 0) + 1]);
    await deliverMails(app);

    const answers = [
      await taro.cancel(id, ' 日程が変わったため '),
      await taro.cancel(id, 'もう一度'),
      await taro.cancel(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of answers)
      expect(body).toMatchObject({
        status: 'cancelled',
        payment_status: 'voided',
        cancel_reason: '日程が変わったため',
        can_cancel: false,
        cancel_until: null,
        cancel_refusal: null,
      });
    expect({
      stock: await stock(),
      points: { ...(await taro.points()), expirations: before.points.expirations },
      used: await usedCount(),
    }).toEqual(before);

    const mails = await deliverMails(app);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'taro@example.com',
      subject: expect.stringContaining(`ご注文のキャンセルを承りました(注文番号 ${order_no})`),
    });
    for (const text of ['代金はいただいておりません', '300ポイントは、お戻ししました', 'クーポンは、有効期限まで'])
      expect(mails[0]?.body).toContain(text);

    const { server } = await buildApp({
      config: testConfig(),
      clock: app.clock,
      database: app.database,
      log: app.ctx().log,
    });
    const read = await makeCaller(server)('GET', `/v1/me/orders/${id}`, { token: taro.token });
    await server.close();
    expect(read.body).toEqual(await taro.order(id));
    expect(read.body).toMatchObject({ status: 'cancelled', cancel_reason: '日程が変わったため' });
  });

  it('can be cancelled until the day of shipping, and shows that limit', async () => {
    const { id } = await buy(cod);
    const order = await taro.order(id);
    const [ships] = order.shippings.flatMap(({ packings }) => packings.map(({ ship_date }) => ship_date)).toSorted();
    expect(order).toMatchObject({ can_cancel: true, cancel_until: new Date(`${ships}T00:00:00+09:00`).toISOString() });
    app.clock.set(`${ships}T00:00:00+09:00`);
    taro = await memberBuyer(app);
    expect(await taro.order(id)).toMatchObject({
      can_cancel: false,
      cancel_refusal: expect.stringContaining('発送の準備に入ったため'),
    });
    expect(await taro.cancel(id)).toMatchObject({ status: 409, body: { code: 'order.not_cancellable' } });
    expect(await taro.order(id)).toMatchObject({ status: 'accepted', cancel_reason: null });
  });

  it.each([
    ['preparing', '発送の準備に入ったため'],
    ['shipped', '発送後のご注文は'],
    ['delivered', '発送後のご注文は'],
    ['abandoned', '取り消されています'],
  ] as const)('is refused with the reason and changes nothing when it is %s', async (status, text) => {
    const { id } = await buy(cod);
    await updateOrder(app.db, id, { status, updatedAt: app.clock.now() });
    const before = await stock();
    expect(await taro.cancel(id)).toMatchObject({
      status: 409,
      body: { code: 'order.not_cancellable', message: expect.stringContaining(text) },
    });
    expect(await taro.order(id)).toMatchObject({ status, cancel_reason: null, can_cancel: false });
    expect([await stock(), await paymentState(id)]).toEqual([before, 'none']);
  });

  it('is not found for another member or on another channel (P-17)', async () => {
    const { id } = await buy(cod);
    const jiro = await memberBuyer(app, { username: 'jiro@example.com' });
    const elsewhere = await memberBuyer(app, { channel: 'fle.localhost' });
    for (const person of [jiro, elsewhere])
      expect(await person.cancel(id)).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
    expect(await taro.cancel('no-such-order')).toMatchObject({ status: 404 });
    expect((await taro.order(id)).status).toBe('accepted');
  });

  it('requires a reason', async () => {
    const { id } = await buy(cod);
    expect(await taro.cancel(id, ' 　')).toMatchObject({
      status: 422,
      body: { errors: { cancel_reason: [expect.any(String)] } },
    });
    expect((await taro.cancel(id, '')).status).toBe(422);
    expect((await taro.cancel(id, 'あ'.repeat(401))).status).toBe(422);
    expect((await taro.order(id)).status).toBe('accepted');
  });
});

describe('a bank transfer', () => {
  it('that is unpaid is closed, and its expiry changes nothing afterwards', async () => {
    const { id, order_no } = await buy(transfer);
    expect((await taro.order(id)).cancel_until).toBe('2026-11-30T14:59:59.000Z');
    expect(await taro.cancel(id)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', payment_status: 'voided', payment_instructions: null },
    });
    await deliverMails(app);
    const before = await stock();
    app.clock.advance(9 * dayMs);
    await checkPaymentsJob.run(app.jobCtx());
    expect([await stock(), await paymentState(id)]).toEqual([before, 'voided']);
    expect((await deliverMails(app)).filter(({ subject }) => subject.includes(order_no))).toEqual([]);
    expect(await recordTransfer(app.operatorCtx(), order_no)).toMatchObject({ way: 'by_hand', doneAt: null });
    expect(await paymentState(id)).toBe('voided');
  });

  it('that is paid becomes a cancellation request: the shop has to ask for the refund account', async () => {
    const { id, order_no } = await buy(transfer);
    await recordTransfer(app.operatorCtx(), order_no);
    await deliverMails(app);
    const before = await stock();
    for (let times = 0; times < 2; times += 1) {
      expect(await taro.cancel(id)).toMatchObject({
        status: 200,
        body: {
          status: 'cancel_requested',
          payment_status: 'paid',
          cancel_only_ecd_key: expect.stringContaining('お返し先'),
          can_cancel: false,
        },
      });
    }
    expect(await stock()).toBe(before);
    const mails = await deliverMails(app);
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining('担当者よりメールでおうかがいします')]);
  });
});

import type { Order } from '@shop/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberBuyer, type MemberBuyer } from '../../checkout/order/testing/member-buyer.ts';
import { pdfText } from '../../platform/paper/pdf-text.ts';
import { deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';

const [cod, transfer] = [3, 4] as const;
const [ham, accessory] = ['ham-fr-001', 'acc-fr-001'] as const;

interface Refund {
  no: number;
  amount: number;
  way: string;
  points_returned: number;
  points_taken: number;
}

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let taro: MemberBuyer;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
  taro = await memberBuyer(shop);
});
afterAll(() => shop.close());

const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await shop.db.execute<T>(query)).rows;
const change = async (key: string, payload: object) => (await operator.ask('PATCH', `orders/${key}`, payload)).status;
const stock = async () =>
  (
    await rowsOf<{ quantity: number }>(
      sql`select quantity from stocks where product_id = (select id from products where key = ${ham})`,
    )
  )[0]?.quantity ?? 0;

let keys = 0;
/** Refunds something, by default with a reason and a new key. */
async function refund(orderNo: string, what: object, query = '') {
  const payload = { refund: { key: `refund-${(keys += 1)}`, reason: '箱の破損', ...what } };
  const { status, body } = await operator.ask<Refund>('PATCH', `orders/${orderNo}${query}`, payload);
  return { ...body, status };
}

/** An order that has been paid and shipped. */
async function sent({ method = transfer as number, points = 0, coupon = '', ham: hams = 2 } = {}): Promise<Order> {
  const cart = await taro.ready({ [ham]: hams, [accessory]: 1 }, method);
  if (coupon !== '') await taro.patchCart('coupons/add', { token: cart.token, code: coupon });
  const { body } = await taro.decide(await taro.patchCart('point', { token: cart.token, points }));
  if (method === transfer) await change(body.order_no, { paid: true });
  expect(await change(body.order_no, { move: 'prepare' })).toBe(204);
  expect(await change(body.order_no, { move: 'ship' })).toBe(204);
  await deliverMails(shop);
  return taro.order(body.id);
}

async function receipt(id: string): Promise<string[]> {
  const { rawPayload, statusCode } = await shop.server.inject({
    method: 'GET',
    url: `/v1/me/orders/${id}/download/receipt`,
    headers: { 'x-channel': 'simple.localhost', authorization: `Bearer ${taro.token}` },
  });
  return statusCode === 200 ? pdfText(rawPayload) : [String(statusCode)];
}
const yen = (amount: number) => amount.toLocaleString('ja-JP');

describe('a partial refund', () => {
  it('of a piece is made once per key, is confirmed by mail, and restocks as requested', async () => {
    const { order_no: no, lines } = await sent();
    const before = await stock();
    const piece = { key: 'once', pieces: [{ line: 1, quantity: 1 }], restock: true };
    const first = await refund(no, piece);
    expect(first).toMatchObject({ status: 200, no: 1, amount: lines[0]?.unit_price, way: 'by_hand' });
    expect(await refund(no, piece)).toMatchObject({ no: 1, amount: first.amount });
    expect(await stock()).toBe(before + 1);
    const mails = await deliverMails(shop);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`${yen(first.amount)}円(税込)は、担当者より`);
    expect(mails[0]?.body).toContain(`${lines[0]?.name} 1点`);
    expect(mails[0]?.body).toContain('理由: 箱の破損');
    expect(await refund(no, { ...piece, pieces: [{ line: 1, quantity: 2 }] })).toMatchObject({
      code: 'refund.key_used',
    });
    expect(await refund(no, { pieces: [{ line: 1, quantity: 2 }] })).toMatchObject({ code: 'refund.piece_twice' });
    expect(await refund(no, { pieces: [{ line: 9, quantity: 1 }] })).toMatchObject({ code: 'refund.unknown_piece' });
  });

  it('never exceeds what was paid', async () => {
    const { id, order_no: no, totals } = await sent();
    expect(await refund(no, { sum: totals.payment - 1 })).toMatchObject({ status: 200 });
    expect(await refund(no, { sum: 2 })).toMatchObject({ code: 'refund.too_much' });
    expect(await taro.order(id)).toMatchObject({ payment_status: 'paid', status: 'shipped' });
    expect(await refund(no, { sum: 1 })).toMatchObject({ status: 200 });
    expect(await refund(no, { pieces: [{ line: 1, quantity: 1 }] })).toMatchObject({ code: 'refund.nothing_left' });
    expect(await taro.order(id)).toMatchObject({
      payment_status: 'refunded',
      totals: { payment: totals.payment },
      refunds: [{ amount: totals.payment - 1, points: 0, reason: '箱の破損' }, { amount: 1 }],
    });
    expect((await operator.ask('GET', `orders/${no}`)).body).toMatchObject({
      refunded: totals.payment,
      refunds: [{ amount: totals.payment - 1 }, { amount: 1 }],
    });
  });

  it('requires shipment and payment, and a dry run changes nothing', async () => {
    const { body } = await taro.decide(await taro.ready({ [ham]: 1 }, transfer));
    expect(await refund(body.order_no, { sum: 100 })).toMatchObject({ status: 409, code: 'refund.not_sent' });
    const door = await sent({ method: cod });
    expect(await refund(door.order_no, { sum: 100 })).toMatchObject({ code: 'refund.not_paid' });
    await change(door.order_no, { move: 'deliver' });
    expect(await refund(door.order_no, { sum: 100, key: 'dry' }, '?dry_run=true')).toMatchObject({ amount: 100 });
    expect((await operator.ask('GET', `orders/${door.order_no}`)).body).toMatchObject({ refunded: 0, refunds: [] });
    expect(await refund(door.order_no, { sum: 100, key: 'dry' })).toMatchObject({ no: 1, way: 'by_hand' });
    expect(await refund('no-such-order', { sum: 100 })).toMatchObject({ status: 404, code: 'order.not_found' });
    expect(await refund(door.order_no, { sum: 0 })).toMatchObject({ status: 422 });
  });

  it('returns used points in proportion, takes back earned ones, and returns the coupon with the last piece', async () => {
    const used = async () =>
      (await rowsOf<{ used_count: number }>(sql`select used_count from coupons where code = 'WELCOME500'`))[0]
        ?.used_count;
    const before = await used();
    const { order_no: no, lines } = await sent({ points: 100, coupon: 'WELCOME500' });
    const { available, pending } = await taro.points();
    const first = await refund(no, { pieces: [{ line: 1, quantity: 2 }] });
    expect(first.amount).toBeLessThan((lines[0]?.amount ?? 0) - first.points_returned);
    expect([first.points_returned > 0, first.points_taken > 0, await used()]).toEqual([true, true, (before ?? 0) + 1]);
    const earned = (await taro.pointRows()).find(({ kind, order_no }) => kind === 'available' && order_no === no);
    expect((await taro.points()).available).toBe(
      available + (earned?.points ?? 0) + first.points_returned - first.points_taken,
    );
    expect(pending).toBeGreaterThan(0);
    const rest = await refund(no, { pieces: [{ line: 2, quantity: 1 }] });
    expect(first.points_taken + rest.points_taken).toBe(earned?.points);
    expect(first.points_returned + rest.points_returned).toBeLessThanOrEqual(100);
    expect(await used()).toBe(before);
    expect((await taro.pointRows()).map(({ note }) => note)).toEqual(
      expect.arrayContaining([
        `ご返金によるポイントのお戻し(ご注文 ${no})`,
        `ご返金によるポイントの取り消し(ご注文 ${no})`,
      ]),
    );
  });
});

describe('a full refund', () => {
  it.each(['pieces first', 'amount first'])(
    'returns every used point and the coupon, and takes back every earned point: %s',
    async (order) => {
      const used = () => rowsOf<{ used_count: number }>(sql`select used_count from coupons where code = 'WELCOME500'`);
      const before = await used();
      const { order_no: no, totals } = await sent({ points: 100, coupon: 'WELCOME500' });
      const earned = (await taro.pointRows()).find((row) => row.kind === 'pending' && row.order_no === no)?.points;
      const fees = { sum: totals.payment - 1000 };
      const steps = order === 'pieces first' ? [{ pieces: [{ line: 1, quantity: 2 }] }] : [fees];
      const first = await refund(no, steps[0] ?? fees);
      const rest = await refund(no, { sum: totals.payment - first.amount });
      expect(first.amount + rest.amount).toBe(totals.payment);
      expect([first.points_returned + rest.points_returned, first.points_taken + rest.points_taken]).toEqual([
        100,
        earned,
      ]);
      expect(await used()).toEqual(before);
      // Mails that are due at the same time have no order.
      expect((await deliverMails(shop)).map(({ body }) => body).join('\n')).toContain('クーポン');
    },
  );
});

describe('an order of 0 yen', () => {
  it('returns points and coupon with its pieces, and no money', async () => {
    await shop.db.execute(
      sql`insert into coupons (code, name, kind, value, min_subtotal, starts_at, ends_at) values ('NOCARRIAGE', '送料無料', 'free_carriage', 0, 0, '2020-01-01', '2040-01-01')`,
    );
    const { available } = await taro.points();
    const ready = await taro.ready({ [accessory]: 2 }, transfer);
    const { goods } = ready.quote.totals;
    await shop.db.execute(
      sql`insert into point_entries (user_id, channel_id, kind, available, pending, note, expires_at, created_at)
        select user_id, channel_id, 'available', ${goods}, 0, '見本', now() + interval '20 years', now() from carts where token = ${ready.token}`,
    );
    await taro.patchCart('coupons/add', { token: ready.token, code: 'NOCARRIAGE' });
    const { body } = await taro.decide(await taro.patchCart('point', { token: ready.token, points: goods }));
    for (const step of ['prepare', 'ship']) expect(await change(body.order_no, { move: step })).toBe(204);
    const one = { pieces: [{ line: 1, quantity: 1 }] };
    const [first, last] = [await refund(body.order_no, one), await refund(body.order_no, one)];
    expect([first.amount, last.amount, first.way, last.way]).toEqual([0, 0, 'none', 'none']);
    expect([first.points_returned, last.points_returned]).toEqual([goods / 2, goods / 2]);
    expect((await taro.points()).available).toBe(available + goods);
    const [coupon] = await rowsOf<{ used_count: number }>(
      sql`select used_count from coupons where code = 'NOCARRIAGE'`,
    );
    expect(coupon?.used_count).toBe(0);
  });

  it('accepts returned pieces where a coupon paid for everything, and then returns the coupon', async () => {
    await shop.db.execute(
      sql`insert into coupons (code, name, kind, value, min_subtotal, starts_at, ends_at) values ('ALLGOODS', '商品全額', 'percent', 100, 0, '2020-01-01', '2040-01-01')`,
    );
    const { token } = await taro.ready({ [accessory]: 2 }, transfer);
    await taro.patchCart('coupons/add', { token, code: 'ALLGOODS' });
    const { body } = await taro.decide(await taro.patchCart('coupons/add', { token, code: 'NOCARRIAGE' }));
    for (const step of ['prepare', 'ship']) expect(await change(body.order_no, { move: step })).toBe(204);
    const used = async () =>
      (await rowsOf<{ used_count: number }>(sql`select used_count from coupons where code = 'ALLGOODS'`))[0]
        ?.used_count;
    for (const left of [1, 0]) {
      const back = await refund(body.order_no, { pieces: [{ line: 1, quantity: 1 }] });
      expect([back.amount, back.points_returned, await used()]).toEqual([0, 0, left]);
    }
  });
});

describe('a returned parcel', () => {
  it('returns its products once, with or without a refund', async () => {
    const { order_no: no, lines, shippings } = await sent({ method: cod });
    const parcels = shippings.flatMap(({ packings }) => packings);
    const before = await stock();
    expect(await refund(no, { parcel: 1 })).toMatchObject({ code: 'refund.not_paid' });
    const inside = parcels.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ products }) => products);
    const place = inside.findIndex((products) => products.some(({ line_key }) => line_key === lines[0]?.key)) + 1;
    expect(await refund(no, { parcel: place, keep_money: true, restock: true })).toMatchObject({
      amount: 0,
      way: 'none',
    });
    expect(await stock()).toBe(before + 2);
    expect(await refund(no, { parcel: place, keep_money: true })).toMatchObject({ code: 'refund.parcel_twice' });
    expect(await refund(no, { parcel: 9, keep_money: true })).toMatchObject({ status: 404, code: 'refund.no_parcel' });
    expect((await deliverMails(shop)).map(({ subject }) => subject)).toEqual([expect.stringContaining('お荷物の返送')]);
  });

  it('that was refused at the door reverses the sale: used points and the coupon are returned, earned points are reversed', async () => {
    const start = (await taro.points()).available;
    const { order_no: no, shippings } = await sent({ method: cod, points: 100, coupon: 'WELCOME500' });
    const parcels = shippings.flatMap(({ packings }) => packings);
    const retained = { keep_money: true, reason: 'お受け取りの辞退' };
    const back: Refund[] = [];
    for (const parcel of parcels.keys()) back.push(await refund(no, { parcel: parcel + 1, ...retained }));
    const sum = (of: 'points_returned' | 'points_taken' | 'amount') => back.reduce((all, one) => all + one[of], 0);
    const earned = (await taro.pointRows()).find(({ kind, order_no }) => kind === 'available' && order_no === no);
    expect([sum('amount'), sum('points_taken')]).toEqual([0, earned?.points]);
    expect(sum('points_returned')).toBe(100);
    expect((await taro.points()).available).toBe(start);
    const mails = await deliverMails(shop);
    expect(mails.at(-1)?.body).toContain('もう一度お使いいただけます');
    expect(mails.map(({ body }) => body).join()).toContain('ポイントをお戻ししました');
  });

  it('without a refund changes no points', async () => {
    const { order_no: no } = await sent({ points: 100 });
    const { available } = await taro.points();
    expect(await refund(no, { parcel: 1, keep_money: true })).toMatchObject({ points_returned: 0, points_taken: 0 });
    const earned = (await taro.pointRows()).find(({ kind, order_no }) => kind === 'available' && order_no === no);
    expect((await taro.points()).available).toBe(available + (earned?.points ?? 0));
  });

  it('refunds only what was not returned before', async () => {
    const { order_no: no, lines } = await sent();
    await refund(no, { pieces: [{ line: 1, quantity: 1 }] });
    const amounts = [];
    for (const parcel of [1, 2]) amounts.push(await refund(no, { parcel }));
    const given = amounts.filter(({ status }) => status === 200).reduce((sum, { amount }) => sum + amount, 0);
    expect(given).toBe(lines.reduce((sum, { amount }) => sum + amount, 0) - (lines[0]?.unit_price ?? 0));
  });
});

describe('a refund that the shop pays manually', () => {
  interface Owed {
    owed: { order_no: string; refund_no: number | null; amount: number; payment_name: string; since: string }[];
  }
  const owedOf = async (no: string) =>
    (await operator.ask<Owed>('GET', 'refunds')).body.owed.filter((one) => one.order_no === no);
  const mark = (no: string, what: object, query = '') =>
    operator.ask<{ is_done: boolean; done_on: string | null }>('PATCH', `orders/${no}${query}`, { refund_paid: what });

  it('is owed until it is marked as paid with its day, which can be corrected', async () => {
    const { order_no: no } = await sent();
    await refund(no, { sum: 300 });
    const second = await refund(no, { sum: 200 });
    expect(await owedOf(no)).toEqual([
      expect.objectContaining({ refund_no: 1, amount: 300, payment_name: '銀行振込(前払い)', since: '2026-11-20' }),
      expect.objectContaining({ refund_no: 2, amount: 200 }),
    ]);
    expect((await mark(no, { no: 1 }, '?dry_run=true')).body).toMatchObject({ is_done: true, done_on: '2026-11-20' });
    expect(await owedOf(no)).toHaveLength(2);
    expect(await mark(no, { no: 1 })).toMatchObject({ status: 200, body: { is_done: true, done_on: '2026-11-20' } });
    expect((await owedOf(no)).map(({ refund_no }) => refund_no)).toEqual([second.no]);
    // Logins expire meanwhile, so the clock is reset afterwards.
    shop.clock.set('2026-11-23T10:00:00+09:00');
    await mark(no, { no: 1, on: '2026-11-22' });
    shop.clock.set('2026-11-20T10:00:00+09:00');
    expect((await operator.ask('GET', `orders/${no}`)).body).toMatchObject({
      refunds: [
        { no: 1, is_done: true, done_on: '2026-11-22' },
        { no: 2, is_done: false, done_on: null },
      ],
    });
    await mark(no, { no: 1, on: null });
    expect(await owedOf(no)).toHaveLength(2);
  });

  it('cannot be marked with an invalid, future or too early day, nor when a service pays it or it does not exist', async () => {
    const { order_no: no } = await sent({ method: cod });
    await refund(no, { parcel: 1, keep_money: true });
    await change(no, { move: 'deliver' });
    await refund(no, { sum: 100 });
    for (const on of ['2026-02-30', '2026-12-31', '2025-11-20', 'yesterday'])
      expect(await mark(no, { no: 2, on })).toMatchObject({ status: 422 });
    expect(await mark(no, { no: 1 })).toMatchObject({ status: 409, body: { code: 'refund.not_by_hand' } });
    expect(await mark(no, { no: 9 })).toMatchObject({ status: 404, body: { code: 'refund.not_found' } });
    expect(await mark('no-such-order', { no: 1 })).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
    expect(await owedOf(no)).toHaveLength(1);
  });

  it('is owed for a transfer whose order has a cancellation request, until the order is cancelled', async () => {
    const { body } = await taro.decide(await taro.ready({ [ham]: 1 }, transfer));
    await change(body.order_no, { paid: true });
    await taro.cancel(body.id);
    expect(await owedOf(body.order_no)).toEqual([
      expect.objectContaining({ refund_no: null, amount: (await taro.order(body.id)).totals.payment }),
    ]);
    await change(body.order_no, { cancel_reason: '返金済み' });
    expect(await owedOf(body.order_no)).toEqual([]);
  });
});

describe('the receipt of a partially refunded order (L-15)', () => {
  it('replaces the previous one, with reduced sums by rate, and is counted anew', async () => {
    const { id, order_no: no, totals, per_rate } = await sent();
    expect(await receipt(id)).toContain(`¥${yen(totals.payment)}-`);
    expect(await receipt(id)).toContain('再発行');
    const { amount } = await refund(no, { pieces: [{ line: 1, quantity: 1 }] });
    const corrected = await receipt(id);
    expect(corrected).toEqual(
      expect.arrayContaining([`¥${yen(totals.payment - amount)}-`, '訂正', '訂正日', `R-${no}-2`, `-${yen(amount)}`]),
    );
    expect(corrected).not.toContain('再発行');
    expect(corrected.join('')).toContain(`(R-${no})を訂正し、差し替えるものです。`);
    const food = per_rate.find(({ tax_rate_percent }) => tax_rate_percent === 8)?.taxable_incl ?? 0;
    expect(corrected.join(' ')).toContain(`${yen(food - amount)} ${yen(Math.floor(((food - amount) * 8) / 108))}`);
    expect(await receipt(id)).toEqual(expect.arrayContaining(['訂正', '再発行']));
    expect((await taro.order(id)).receipt).toMatchObject({ receipt_no: `R-${no}-2`, issues: 2 });
    await refund(no, { sum: 10 });
    expect(await receipt(id)).toEqual(expect.arrayContaining([`R-${no}-3`, `¥${yen(totals.payment - amount - 10)}-`]));
    await expect(shop.db.execute(sql`delete from receipt_corrections`)).rejects.toThrow();
  });

  it('is no correction when none was issued before, and does not exist after a full refund', async () => {
    const { id, order_no: no, totals } = await sent();
    await refund(no, { sum: 10 });
    const first = await receipt(id);
    expect(first).toEqual(expect.arrayContaining([`R-${no}`, `¥${yen(totals.payment - 10)}-`]));
    expect(first).not.toContain('訂正');
    await refund(no, { sum: totals.payment - 10 });
    expect(await receipt(id)).toEqual(['403']);
  });
});

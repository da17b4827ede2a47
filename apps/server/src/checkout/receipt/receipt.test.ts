import type { Order } from '@shop/api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { receiptIssues, receipts } from '../../platform/db/schema/receipts.ts';
import { recordTransfer } from '../../operator/record-transfer.ts';
import { updateOrder } from '../order/order.queries.ts';
import { memberBuyer, type MemberBuyer } from '../order/testing/member-buyer.ts';
import { loginAs, openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { receiptHash } from './receipt-document.ts';
import { pdfText } from '../../platform/paper/pdf-text.ts';

const [cod, transfer] = [3, 4] as const;
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
});

interface PdfDocument {
  status: number;
  headers: Record<string, unknown>;
  code: string | null;
  texts: string[];
}
async function fetchReceipt(
  id: string,
  {
    query = {},
    token = taro.token,
    channel = 'simple.localhost',
    server = app.server,
  }: { query?: Record<string, string>; token?: string; channel?: string; server?: TestApp['server'] } = {},
): Promise<PdfDocument> {
  const answer = await server.inject({
    method: 'GET',
    url: `/v1/me/orders/${id}/download/receipt`,
    query,
    headers: { 'x-channel': channel, authorization: `Bearer ${token}` },
  });
  const isPdf = answer.statusCode === 200;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    code: isPdf ? null : answer.json<{ code: string }>().code,
    texts: isPdf ? pdfText(answer.rawPayload) : [],
  };
}
async function buy(method: number = transfer): Promise<Order> {
  const { body } = await taro.decide(await taro.ready({ 'ham-fr-001': 2, 'che-fr-001': 1 }, method));
  return taro.order(body.id);
}
async function buyPaid(): Promise<Order> {
  const { id, order_no } = await buy();
  await recordTransfer(app.operatorCtx(), order_no);
  return taro.order(id);
}

describe('a receipt', () => {
  it('matches the order to the yen, and has a file name (L-10, L-11)', async () => {
    const order = await buyPaid();
    const { status, headers, texts } = await fetchReceipt(order.id);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="receipt-${order.order_no}.pdf"; filename*=UTF-8''${encodeURIComponent('領収書')}_${order.order_no}.pdf`,
    );
    const yen = (amount: number) => amount.toLocaleString('ja-JP');
    expect(texts).toContain(`¥${yen(order.totals.payment)}-`);
    for (const { name, amount } of order.lines)
      expect(texts.slice(texts.indexOf(name), texts.indexOf(name) + 5)).toContain(yen(amount));
    for (const { taxable_incl, tax } of order.per_rate)
      expect(texts.join(' ')).toContain(`${yen(taxable_incl)} ${yen(tax)}`);
    expect(order.per_rate.reduce((sum, { taxable_incl }) => sum + taxable_incl, 0)).toBe(order.totals.payment);
    expect(texts).toEqual(
      expect.arrayContaining([order.order_no, '見本 太郎 様', '2026年11月20日', 'お支払い方法:銀行振込(前払い)']),
    );
    expect(texts).not.toContain('再発行');
  });

  it('has its addressee fixed by the first issue; further ones are the same, marked and counted, also after a restart (L-14, L-16)', async () => {
    const { id } = await buyPaid();
    const first = await fetchReceipt(id, { query: { addressee: '見本食品株式会社', note: '会議用として' } });
    expect(first.texts).toEqual(expect.arrayContaining(['見本食品株式会社 御中', '但し 会議用として']));
    const [channel] = await app.db.select().from(channels).where(eq(channels.prefix, 'simple'));
    if (!channel) throw new Error('There is no channel.');
    app.clock.advance(40 * dayMs);
    taro = await memberBuyer(app);
    await app.db
      .update(channels)
      .set({ settings: { ...channel.settings, SELLER: { ...channel.settings.SELLER, NAME: '別の名前の会社' } } })
      .where(eq(channels.id, channel.id));
    const { server } = await buildApp({
      config: testConfig(),
      clock: app.clock,
      database: app.database,
      log: app.ctx().log,
    });
    const again = await fetchReceipt(id, { server });
    await server.close();
    await app.db.update(channels).set({ settings: channel.settings }).where(eq(channels.id, channel.id));
    await app.settled();
    const own = [
      '再発行',
      '再発行日',
      '2026年12月30日',
      'この領収書は2026年11月20日に発行したものの再発行です(2回目の発行)。',
    ];
    expect(again.texts).toEqual(expect.arrayContaining(own));
    expect(again.texts.filter((text) => !own.includes(text))).toEqual(first.texts);
    expect((await fetchReceipt(id, { query: { addressee: '別の会社' } })).code).toBe('receipt.already_issued');
    expect((await fetchReceipt(id, { query: { addressee: '見本食品株式会社' } })).status).toBe(200);
    const issues = await app.db.select().from(receiptIssues).where(eq(receiptIssues.orderId, id));
    expect(issues.map(({ issueNo }) => issueNo).sort()).toEqual([1, 2, 3]);
  });

  it('is part of its order once issued: the addressee, and how often it can still be issued', async () => {
    const { id, receipt } = await buyPaid();
    expect(receipt).toBeUndefined();
    await fetchReceipt(id, { query: { addressee: '見本食品株式会社', note: '会議用として' } });
    const fixed = {
      addressee: '見本食品株式会社',
      honorific: '御中',
      note: '会議用として',
      issued_on: '2026-11-20',
      max_issues: 10,
    };
    expect((await taro.order(id)).receipt).toMatchObject({ ...fixed, issues: 1 });
    for (let count = 1; count < 10; count += 1) await fetchReceipt(id);
    expect(await taro.order(id)).toMatchObject({
      receipt: { ...fixed, issues: 10 },
      receipt_refusal: expect.stringContaining('再発行できる回数'),
    });
  });

  it.each([
    ['a Chinese', '张伟明', '张伟明 様'],
    ['a Korean', '김민준', '김민준 様'],
    ['an Arabic', 'محمد', 'دمحم 様'],
    ['a Polish', 'Wałęsa', 'Wałęsa 様'],
  ])('prints %s addressee', async (_case, addressee, expected) => {
    const { id } = await buyPaid();
    const receipt = (await fetchReceipt(id, { query: { addressee } })).texts.join('').normalize('NFKC');
    expect(receipt).toContain(expected);
    expect(receipt).not.toMatch(/[□〓]/);
  });

  it('prints the usual form of a kanji with a variation selector, and stores the original', async () => {
    const { id } = await buyPaid();
    const addressee = '辻\u{e0100}食品株式会社';
    expect((await fetchReceipt(id, { query: { addressee } })).texts).toContain('辻食品株式会社 御中');
    expect((await taro.order(id)).receipt).toMatchObject({ addressee });
  });

  it('is not issued with a character that no font has, and names it', async () => {
    const { id } = await buyPaid();
    const answer = await app.server.inject({
      method: 'GET',
      url: `/v1/me/orders/${id}/download/receipt`,
      query: { addressee: '見本\u{13000}商会' },
      headers: { 'x-channel': 'simple.localhost', authorization: `Bearer ${taro.token}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'input.invalid',
        errors: { addressee: [expect.stringContaining('「\u{13000}」は印字できません')] },
      }),
    ]);
    expect(await app.db.select().from(receipts).where(eq(receipts.orderId, id))).toEqual([]);
    expect((await fetchReceipt(id, { query: { addressee: '見本商会' } })).texts).not.toContain('再発行');
  });

  it('is issued once when requested several times at once', async () => {
    const { id } = await buyPaid();
    const answers = await Promise.all([fetchReceipt(id), fetchReceipt(id), fetchReceipt(id)]);
    expect(answers.filter(({ texts }) => !texts.includes('再発行'))).toHaveLength(1);
    expect(await app.db.select().from(receipts).where(eq(receipts.orderId, id))).toHaveLength(1);
  });

  it('is stored with its hash, and cannot be changed or deleted (L-16)', async () => {
    const { id } = await buyPaid();
    await fetchReceipt(id);
    const [stored] = await app.db.select().from(receipts).where(eq(receipts.orderId, id));
    expect(stored && receiptHash(stored.document)).toBe(stored?.sha256);
    for (const change of [
      sql`update receipts set amount = 1`,
      sql`delete from receipts`,
      sql`delete from receipt_issues`,
      sql`truncate receipts cascade`,
    ]) {
      await expect(app.db.execute(change)).rejects.toThrow();
    }
    expect(await app.db.select().from(receipts).where(eq(receipts.orderId, id))).toEqual([stored]);
  });

  it('is refused after ten issues, and after one year', async () => {
    const { id } = await buyPaid();
    for (let count = 0; count < 10; count += 1) expect((await fetchReceipt(id)).status).toBe(200);
    expect(await fetchReceipt(id)).toMatchObject({ status: 403, code: 'receipt.limit_reached' });
    const other = await buyPaid();
    app.clock.advance(366 * dayMs);
    taro = await memberBuyer(app);
    expect((await fetchReceipt(other.id)).code).toBe('receipt.period_over');
  });

  it.each([
    [{ addressee: '😀' }, 'input.invalid'],
    [{ addressee: 'あ'.repeat(41) }, 'input.invalid'],
    [{ honorific: '殿' }, 'input.invalid'],
  ])('is not issued with %j', async (query, code) => {
    const { id } = await buyPaid();
    expect(await fetchReceipt(id, { query })).toMatchObject({ status: 422, code });
    expect(await app.db.select().from(receipts).where(eq(receipts.orderId, id))).toEqual([]);
  });
});

describe('no receipt is issued (L-13)', () => {
  it('before the payment, and the order gives the reason', async () => {
    const { id, receipt_refusal } = await buy();
    expect(receipt_refusal).toMatch(/お支払いの確認後/);
    expect(await fetchReceipt(id)).toMatchObject({ status: 403, code: 'receipt.not_yet' });
    expect((await buyPaid()).receipt_refusal).toBeNull();
  });

  it('for cash on delivery: the carrier issues one', async () => {
    expect((await fetchReceipt((await buy(cod)).id)).code).toBe('receipt.cash_on_delivery');
  });

  it('for a cancelled order', async () => {
    const { id } = await buyPaid();
    await updateOrder(app.db, id, { status: 'cancelled' });
    expect((await fetchReceipt(id)).code).toBe('receipt.cancelled');
  });

  it('for another member, on another channel, or for an unknown order (P-17)', async () => {
    const { id } = await buyPaid();
    const jiro = await loginAs(app, { username: 'jiro@example.com' });
    const elsewhere = await loginAs(app, { channel: 'fle.localhost' });
    expect(await fetchReceipt(id, { token: jiro })).toMatchObject({ status: 404, code: 'order.not_found' });
    expect(await fetchReceipt(id, { token: elsewhere, channel: 'fle.localhost' })).toMatchObject({ status: 404 });
    expect(await fetchReceipt('made-up')).toMatchObject({ status: 404 });
    expect(await app.db.select().from(receipts).where(eq(receipts.orderId, id))).toEqual([]);
  });
});

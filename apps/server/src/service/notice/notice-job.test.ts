import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, stocks } from '../../platform/db/schema/catalogue.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { memberBuyer, type MemberBuyer } from '../../checkout/order/testing/member-buyer.ts';
import { deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { noticeJob } from './notice-job.ts';

const transfer = 4;
let shop: TestApp;
let taro: MemberBuyer;
beforeAll(async () => {
  shop = await openTestApp();
  taro = await memberBuyer(shop);
  await run();
});
afterAll(() => shop.close());

/** Runs the job, as it runs every minute. @returns the subjects and receivers of the queued mails */
async function run() {
  await deliverMails(shop);
  await noticeJob.run(shop.jobCtx());
  return (await deliverMails(shop)).map(({ to, subject, body }) => ({ to, subject, body }));
}
const buy = async () => (await taro.decide(await taro.ready({ 'ham-fr-001': 1 }, transfer))).body;

describe('the shop', () => {
  it('is notified of a new order once, and nobody else is mailed', async () => {
    const { order_no: orderNo } = await buy();
    const [notice, ...more] = (await run()).filter(({ subject }) => subject.includes('新しいご注文'));
    expect(more).toEqual([]);
    expect(notice?.subject).toContain(orderNo);
    expect(notice?.to).not.toBe('taro@example.com');
    expect(await run()).toEqual([]);
  });

  it('is notified of low stock, once until it is in stock again', async () => {
    const [product] = await shop.db.select({ id: products.id }).from(products).where(eq(products.key, 'ham-fr-002'));
    const set = (quantity: number) =>
      shop.db
        .update(stocks)
        .set({ quantity })
        .where(eq(stocks.productId, product?.id ?? 0));
    const mails = async () => (await run()).filter(({ body }) => body.includes('ham-fr-002')).length;
    await set(6);
    expect(await mails()).toBe(0);
    await set(5);
    expect([await mails(), await mails()]).toEqual([1, 0]);
    await set(30);
    expect(await mails()).toBe(0);
    await set(0);
    expect(await mails()).toBe(1);
  });
});

describe('a customer with an open payment', () => {
  it('is reminded once, in the daytime, before the payment expires', async () => {
    const { order_no: orderNo, id } = await buy();
    await run();
    const now = shop.clock.now().getTime();
    const end = async (hours: number) =>
      shop.db
        .update(payments)
        .set({ expiresAt: new Date(now + hours * 3_600_000) })
        .where(eq(payments.orderId, id));
    await end(48);
    expect(await run()).toEqual([]);
    await end(30);
    const [reminder, ...more] = await run();
    expect([reminder?.to, more]).toEqual(['taro@example.com', []]);
    expect(reminder?.subject).toBe(
      `【${/【(.+?)】/.exec(reminder?.subject ?? '')?.[1] ?? ''}】お支払い期限が近づいています(注文番号 ${orderNo})`,
    );
    expect(await run()).toEqual([]);
  });
});

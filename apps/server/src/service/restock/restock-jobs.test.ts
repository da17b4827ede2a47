import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../platform/db/schema/catalogue.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { restockNotices } from '../../platform/db/schema/restock.ts';
import { codeOfLink, deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { restockJob, restockSweepJob } from './restock-jobs.ts';
import { soldOut, waitingShop, type WaitingShop } from './testing/waiting-shop.ts';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let shop: WaitingShop;
beforeAll(async () => {
  app = await openTestApp();
  shop = waitingShop(app);
});
afterAll(() => app.close());
beforeEach(() => shop.begin());

describe('the job', () => {
  it('notifies once even if two processes run at once, with more notices than one batch', async () => {
    const productId = await shop.idOf(soldOut);
    const now = app.clock.now();
    const [channel] = await app.db.select().from(channels).where(eq(channels.prefix, 'simple'));
    await app.db.insert(restockNotices).values(
      Array.from({ length: 130 }, (_, index) => ({
        channelId: channel?.id ?? 0,
        productId,
        email: `reader-${index}@example.jp`,
        emailKey: `reader-${index}@example.jp`,
        askedAt: now,
        confirmedAt: now,
      })),
    );
    await shop.set(soldOut, 1);
    await Promise.all([restockJob.run(app.jobCtx()), restockJob.run(app.jobCtx())]);
    const to = (await deliverMails(app)).map((mail) => mail.to);
    expect([to.length, new Set(to).size]).toEqual([130, 130]);
  });

  it('notifies when a suspended sale is open again', async () => {
    const open = (saleStatus: 'on_sale' | 'suspended') =>
      app.db
        .update(products)
        .set({ saleStatus, suspendReason: '輸入を見合わせています。' })
        .where(eq(products.key, soldOut));
    await open('suspended');
    await shop.set(soldOut, 10);
    await shop.waiting();
    expect(await shop.mails()).toEqual([]);
    await open('on_sale');
    expect(await shop.mails()).toHaveLength(1);
  });

  it('waits while the channel sells nothing or does not sell this product; others are notified meanwhile', async () => {
    await shop.waiting();
    expect((await shop.request('fle@example.jp', { channel: 'fle.localhost' })).status).toBe(200);
    const [mail] = await deliverMails(app);
    await shop.confirm(codeOfLink(mail ?? { body: '' }), 'fle.localhost');
    await app.db
      .update(products)
      .set({ channelPrefixes: ['fle'] })
      .where(eq(products.key, soldOut));
    await shop.set(soldOut, 5);
    const [notice, ...more] = await shop.mails();
    expect([notice?.to, more]).toEqual(['fle@example.jp', []]);
    expect(notice?.body).toContain('//fle.localhost');
    await app.db.update(products).set({ channelPrefixes: null }).where(eq(products.key, soldOut));
    const sell = async (isSelling: boolean) => {
      const [channel] = await app.db.select().from(channels).where(eq(channels.prefix, 'simple'));
      const settings = channel?.settings ?? app.ctx().channel.settings;
      settings.PLUGIN.TEMPORARY_STOP_SELLING = { IS_USE: !isSelling, IS_SELLING: isSelling };
      await app.db.update(channels).set({ settings }).where(eq(channels.prefix, 'simple'));
      await app.settled();
    };
    await sell(false);
    expect(await shop.mails()).toEqual([]);
    await sell(true);
    expect(await shop.mails()).toHaveLength(1);
  });

  it('marks nothing as notified when the mail could not be queued', async () => {
    await shop.waiting();
    await shop.set(soldOut, 5);
    const ctx = app.jobCtx();
    const failing = { ...ctx, config: { ...ctx.config, publicUrl: 'no address' } };
    await expect(restockJob.run(failing)).rejects.toThrow();
    expect((await shop.rows()).map(({ toldAt }) => toldAt)).toEqual([null]);
    expect(await shop.mails()).toHaveLength(1);
  });

  it('deletes unconfirmed requests after three days, waiting ones after a year, and notified ones after thirty days', async () => {
    await shop.requested('unconfirmed@example.jp');
    await shop.waiting('sent@example.jp');
    await shop.set(soldOut, 5);
    await shop.mails();
    await shop.set(soldOut, 0);
    await shop.waiting('waiting@example.jp');
    const left = async (days: number) => {
      app.clock.advance(days * DAY + 1);
      await restockSweepJob.run(app.jobCtx());
      return (await shop.rows()).map((row) => row.email?.split('@')[0]).toSorted();
    };
    expect(await left(2)).toEqual(['sent', 'unconfirmed', 'waiting']);
    expect(await left(1)).toEqual(['sent', 'waiting']);
    expect(await left(27)).toEqual(['waiting']);
    expect(await left(334)).toEqual(['waiting']);
    expect(await left(1)).toEqual([]);
  });
});

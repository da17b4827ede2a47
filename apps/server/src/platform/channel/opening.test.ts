import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorClient } from '../../operator/testing/operator-client.ts';
import { noticeJob } from '../../service/notice/notice-job.ts';
import { deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { products, stocks } from '../db/schema/catalogue.ts';
import { channels } from '../db/schema/channels.ts';
import { mailOutbox } from '../db/schema/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(mailOutbox);
  await shop.db.update(channels).set({ openedAt: null });
  await shop.settled();
});

const look = async () => {
  const { status, body, headers } = await shop.call<{ code: string; title: string }>('GET', '/v1/products');
  return status === 503 ? [status, body.code, body.title, headers['retry-after']] : [status];
};
const open = (prefixes: string[] = [], query = '') =>
  operator.ask('PATCH', `channels${query}`, { channels: prefixes, is_open: true });

describe('a channel that was never opened', () => {
  it('answers 503 like maintenance, and is open from the command on, also after a second one', async () => {
    expect(await look()).toEqual([503, 'maintenance', 'まもなく開店します', '600']);
    await open(['simple'], '?dry_run=true');
    expect((await look())[0]).toBe(503);
    await open(['simple']);
    expect(await look()).toEqual([200]);
    shop.clock.advance(60_000);
    await open(['simple']);
    const [row] = await shop.db.select().from(channels).where(eq(channels.prefix, 'simple'));
    expect(row?.openedAt?.toISOString()).toBe('2026-11-20T01:00:00.000Z');
    shop.clock.set('2026-11-20T10:00:00+09:00');
  });

  it('is not opened by the end of a maintenance', async () => {
    await operator.ask('PATCH', 'channels/simple', { maintenance: null });
    expect((await look())[0]).toBe(503);
  });

  it('mails no stock list; the shop gets it when its first channel is opened', async () => {
    const [ham] = await shop.db.select({ id: products.id }).from(products).where(eq(products.key, 'ham-fr-002'));
    await shop.db
      .update(stocks)
      .set({ quantity: 1 })
      .where(eq(stocks.productId, ham?.id ?? 0));
    await noticeJob.run(shop.jobCtx());
    expect(await deliverMails(shop)).toEqual([]);
    expect(await shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'low_stock'))).toEqual([]);
    await open(['fle']);
    await noticeJob.run(shop.jobCtx());
    expect(await deliverMails(shop)).toEqual([
      expect.objectContaining({ body: expect.stringContaining('ham-fr-002') }),
    ]);
  });

  it('sends codes that were requested, and other mails only after its opening', async () => {
    await queueMail(shop.ctx(), {
      kind: 'second_factor',
      to: 'code@example.com',
      data: { code: '123456', minutes: 10 },
    });
    await queueMail(shop.ctx(), { kind: 'password_changed', to: 'notice@example.com', data: { name: '見本 太郎' } });
    const receivers = async () => (await deliverMails(shop)).map(({ to }) => to);
    expect(await receivers()).toEqual(['code@example.com']);
    await open();
    expect(await receivers()).toEqual(['notice@example.com']);
  });
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../context/in-transaction.ts';
import { mailOutbox } from '../db/schema/mail.ts';
import { users } from '../db/schema/customer.ts';
import { deliverMails, openTestApp, type TestApp } from '../testing/index.ts';
import type { OutgoingMail } from './mail-transport.ts';
import { mailSweepJob } from './mail-sweep-job.ts';
import { queueMail } from './queue-mail.ts';
import { sendDueMails } from './send-due-mails.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(mailOutbox);
  await app.db.update(users).set({ mailErrorCount: 0 });
});

const queue = (to = 'taro@example.com', userId?: string) =>
  queueMail(app.ctx(), { kind: 'second_factor', to, userId, data: { code: '123456', minutes: 10 } });
const newest = async () => {
  const [row] = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'taro@example.com')).orderBy(asc(mailOutbox.createdAt)).limit(1);
  if (!row) throw new Error('The outbox is empty.');
  return row;
};
const refuse = (responseCode?: number) => () =>
  Promise.reject(Object.assign(new Error('<taro@example.com> refused'), responseCode === undefined ? {} : { responseCode }));
const mailErrors = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]?.mailErrorCount;
const sampleId = async () => (await app.db.select().from(users).where(eq(users.email, 'taro@example.com')))[0]?.id ?? '';

describe('a promised mail', () => {
  it('is sent when its transaction commits, and never was when it rolls back', async () => {
    const ctx = app.ctx();
    await inTransaction(ctx, async (ctx) => {
      await queueMail(ctx, { kind: 'second_factor', to: 'kept@example.com', data: { code: '111111', minutes: 10 } });
    });
    await expect(
      inTransaction(ctx, async (ctx) => {
        await queueMail(ctx, { kind: 'second_factor', to: 'undone@example.com', data: { code: '222222', minutes: 10 } });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect((await deliverMails(app)).map(({ to }) => to)).toEqual(['kept@example.com']);
  });

  it('is signed by the shop of its channel', async () => {
    await queue();
    const [mail] = await deliverMails(app);
    expect(mail).toMatchObject({ to: 'taro@example.com', from: 'shop@example.jp', subject: expect.stringMatching(/^【.+】ログイン確認コードのお知らせ$/) });
    expect(mail?.body).toContain('お問い合わせ: shop@example.jp');
  });

  it('leaves none of its content behind when it has left', async () => {
    await queue();
    await deliverMails(app);
    expect(await newest()).toMatchObject({ state: 'sent', data: null, finishedAt: app.clock.now() });
    expect(JSON.stringify(await app.db.select().from(mailOutbox))).not.toContain('123456');
  });

  it('is sent once by workers that run at the same time', async () => {
    for (let index = 0; index < 12; index += 1) await queue(`member${index}@example.com`);
    const sent: OutgoingMail[] = [];
    const run = () => sendDueMails(app.jobCtx(), async (mail) => void sent.push(mail));
    await Promise.all([run(), run(), run(), run()]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
    expect(sent).toHaveLength(12);
  });

  it('is left to another worker when one dies with it', async () => {
    await queue();
    const never = new Promise<void>(() => undefined);
    void sendDueMails(app.jobCtx(), () => never);
    await expect.poll(async () => (await newest()).tries).toBe(1);
    expect(await deliverMails(app)).toEqual([]);
    app.clock.advance(15 * MINUTE);
    expect(await deliverMails(app)).toHaveLength(1);
  });
});

describe('a mail that does not leave', () => {
  it('is tried again after 1, 2 and 4 minutes', async () => {
    await queue();
    for (const minutes of [1, 2, 4]) {
      await sendDueMails(app.jobCtx(), refuse(451));
      expect((await newest()).dueAt).toEqual(new Date(app.clock.now().getTime() + minutes * MINUTE));
      expect(await deliverMails(app)).toEqual([]);
      app.clock.advance(minutes * MINUTE);
    }
    expect(await deliverMails(app)).toHaveLength(1);
  });

  it('is given up at once when the mail server refuses for good, and counts against the mailbox', async () => {
    const id = await sampleId();
    await queue('taro@example.com', id);
    await sendDueMails(app.jobCtx(), refuse(550));
    expect(await newest()).toMatchObject({ state: 'failed', data: null });
    expect(await mailErrors(id)).toBe(1);
  });

  it('is given up after ten tries', async () => {
    const id = await sampleId();
    await queue('taro@example.com', id);
    for (let tries = 0; tries < 10; tries += 1) {
      await sendDueMails(app.jobCtx(), refuse());
      app.clock.advance(DAY);
    }
    expect(await newest()).toMatchObject({ state: 'failed', tries: 10, data: null });
    expect(await mailErrors(id)).toBe(1);
  });

  it('sets the flag at login after three in a row, and the next that arrives clears it', async () => {
    const id = await sampleId();
    const flag = async () =>
      (await app.call<{ has_mail_error_count_over: boolean }>('POST', '/v1/auth/login', { body: { username: 'taro@example.com', password: 'hamu-to-chizu-no-yoru' } })).body
        .has_mail_error_count_over;
    for (let count = 0; count < 3; count += 1) {
      expect(await flag()).toBe(false);
      await queue('taro@example.com', id);
      await sendDueMails(app.jobCtx(), refuse(550));
    }
    expect(await flag()).toBe(true);
    await queue('taro@example.com', id);
    await deliverMails(app);
    expect(await flag()).toBe(false);
  });
});

describe('the sweep', () => {
  it('forgets to whom mails went after thirty days', async () => {
    await queue();
    await deliverMails(app);
    app.clock.advance(29 * DAY);
    await mailSweepJob.run(app.jobCtx());
    expect(await app.db.$count(mailOutbox)).toBeGreaterThan(0);
    app.clock.advance(2 * DAY);
    await mailSweepJob.run(app.jobCtx());
    expect(await app.db.$count(mailOutbox)).toBe(0);
  });
});

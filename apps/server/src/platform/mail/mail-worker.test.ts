import type { AuthResult } from '@shop/api';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../context/in-transaction.ts';
import { mailOutbox } from '../db/schema/mail.ts';
import { users } from '../db/schema/customer.ts';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { deliverMails, digitsOf, openTestApp, type TestApp } from '../../testing/index.ts';
import { EXPIRING_LANE, LASTING_LANE, MAIL_LANES, type MailLane } from './mail-transport.ts';
import type { OutgoingMail, SendMail } from './mail-transport.ts';
import { mailSweepJob } from './mail-jobs.ts';
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
const queueOrdinary = (to = 'taro@example.com', userId?: string) =>
  queueMail(app.ctx(), { kind: 'password_changed', to, userId, data: { name: '見本 太郎' } });
const work = (send: SendMail, lane: MailLane = EXPIRING_LANE) => sendDueMails(app.jobCtx(), { send, lane });
const newest = async () => {
  const [row] = await app.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, 'taro@example.com'))
    .orderBy(asc(mailOutbox.createdAt))
    .limit(1);
  if (!row) throw new Error('The outbox is empty.');
  return row;
};
const refuse = (responseCode?: number) => () =>
  Promise.reject(
    Object.assign(new Error('<taro@example.com> refused'), responseCode === undefined ? {} : { responseCode }),
  );
const mailErrors = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]?.mailErrorCount;
const sampleId = async () =>
  (await app.db.select().from(users).where(eq(users.email, 'taro@example.com')))[0]?.id ?? '';

describe('a queued mail', () => {
  it('is sent when its transaction commits, and not when it rolls back', async () => {
    const ctx = app.ctx();
    await inTransaction(ctx, async (ctx) => {
      await queueMail(ctx, { kind: 'second_factor', to: 'kept@example.com', data: { code: '111111', minutes: 10 } });
    });
    await expect(
      inTransaction(ctx, async (ctx) => {
        await queueMail(ctx, {
          kind: 'second_factor',
          to: 'undone@example.com',
          data: { code: '222222', minutes: 10 },
        });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect((await deliverMails(app)).map(({ to }) => to)).toEqual(['kept@example.com']);
  });

  it('has the sender and the contact address of the shop of its channel', async () => {
    await queue();
    const [mail] = await deliverMails(app);
    expect(mail).toMatchObject({
      to: 'taro@example.com',
      from: 'shop@example.jp',
      subject: expect.stringMatching(/^【.+】ログインの認証コードのお知らせ$/),
    });
    expect(mail?.body).toContain('お問い合わせ: shop@example.jp');
  });

  it('has its content deleted once it is sent', async () => {
    await queue();
    await deliverMails(app);
    expect(await newest()).toMatchObject({ state: 'sent', data: null, finishedAt: app.clock.now() });
    expect(JSON.stringify(await app.db.select().from(mailOutbox))).not.toContain('123456');
  });

  it('is sent once by workers that run at the same time', async () => {
    for (let index = 0; index < 60; index += 1) await (index % 2 ? queue : queueOrdinary)(`member${index}@example.com`);
    const sent: OutgoingMail[] = [];
    // Separate processes: on PostgreSQL their statements run at the same time.
    const run = () =>
      Promise.all(
        MAIL_LANES.map((lane) => sendDueMails(app.jobCtx(), { send: async (mail) => void sent.push(mail), lane })),
      );
    await Promise.all([run(), run(), run(), run()]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
    expect(sent).toHaveLength(60);
  });

  it('is sent by another worker when the first one dies while sending it', async () => {
    await queue();
    const never = new Promise<void>(() => undefined);
    void work(() => never);
    await expect.poll(async () => (await newest()).tries).toBe(1);
    expect(await deliverMails(app)).toEqual([]);
    app.clock.advance(EXPIRING_LANE.leaseMs);
    expect(await deliverMails(app)).toHaveLength(1);
  });
});

describe('a mail that cannot be sent', () => {
  it('is retried after 1, 2 and 4 minutes', async () => {
    await queue();
    for (const minutes of [1, 2, 4]) {
      await work(refuse(451));
      expect((await newest()).dueAt).toEqual(new Date(app.clock.now().getTime() + minutes * MINUTE));
      expect(await deliverMails(app)).toEqual([]);
      app.clock.advance(minutes * MINUTE);
    }
    expect(await deliverMails(app)).toHaveLength(1);
  });

  it('fails at once when the mail server refuses it permanently, and counts as an error of the mailbox', async () => {
    const id = await sampleId();
    await queue('taro@example.com', id);
    await work(refuse(550));
    expect(await newest()).toMatchObject({ state: 'failed', data: { code: '123456', minutes: 10 } });
    expect(await mailErrors(id)).toBe(1);
  });

  it('fails after ten attempts', async () => {
    const id = await sampleId();
    await queueOrdinary('taro@example.com', id);
    for (let tries = 0; tries < 10; tries += 1) {
      await work(refuse(), LASTING_LANE);
      app.clock.advance(DAY);
    }
    expect(await newest()).toMatchObject({ state: 'failed', tries: 10, data: { name: '見本 太郎' } });
    expect(await mailErrors(id)).toBe(1);
  });

  it('sets the flag at login after three failures in a row, and the next delivered mail clears it', async () => {
    const id = await sampleId();
    const flag = async () =>
      (
        await app.call<{ has_mail_error_count_over: boolean }>('POST', '/v1/auth/login', {
          body: { username: 'taro@example.com', password: 'hamu-to-chizu-no-yoru' },
        })
      ).body.has_mail_error_count_over;
    for (let count = 0; count < 3; count += 1) {
      expect(await flag()).toBe(false);
      await queue('taro@example.com', id);
      await work(refuse(550));
    }
    expect(await flag()).toBe(true);
    await queue('taro@example.com', id);
    await deliverMails(app);
    expect(await flag()).toBe(false);
  });
});

describe('a mail whose code or link expires', () => {
  /** A mail server that accepts no mail until the test opens it. */
  const closedServer = () => {
    const gate = Promise.withResolvers<void>();
    const started: string[] = [];
    const send: SendMail = async ({ to }) => {
      started.push(to);
      await gate.promise;
    };
    return { send, started, open: () => gate.resolve() };
  };

  it('does not wait for order mails, however many there are and however slowly they are sent', async () => {
    for (let index = 0; index < 30; index += 1) await queueOrdinary(`order${index}@example.com`);
    const { send, started, open } = closedServer();
    const stuck = work(send, LASTING_LANE);
    await expect.poll(() => started.length).toBe(LASTING_LANE.connections);
    await queue('code@example.com');
    const codes: string[] = [];
    await work(async ({ to }) => void codes.push(to));
    expect(codes).toEqual(['code@example.com']);
    open();
    await stuck;
    expect(started).toHaveLength(30);
  });

  it('is sent before mails that expire later or never', async () => {
    await queueMail(app.ctx(), {
      kind: 'password_reminder',
      to: 'half-an-hour@example.com',
      data: { url: 'https://example.jp/', minutes: 30 },
    });
    await queue('ten-minutes@example.com');
    await queueOrdinary('for-ever@example.com');
    expect((await deliverMails(app)).map(({ to }) => to)).toEqual([
      'ten-minutes@example.com',
      'half-an-hour@example.com',
      'for-ever@example.com',
    ]);
  });

  it('is not sent once it has expired, has its content deleted and does not count as an error of the mailbox', async () => {
    const id = await sampleId();
    await queue('taro@example.com', id);
    app.clock.advance(10 * MINUTE);
    expect(await deliverMails(app)).toEqual([]);
    expect(await newest()).toMatchObject({ state: 'expired', tries: 0, data: null, finishedAt: app.clock.now() });
    expect(await mailErrors(id)).toBe(0);
  });

  it('expires when its next attempt would be too late', async () => {
    const id = await sampleId();
    await queue('taro@example.com', id);
    for (const minutes of [1, 2, 4]) {
      await work(refuse(451));
      app.clock.advance(minutes * MINUTE);
    }
    await work(refuse(451));
    expect(await newest()).toMatchObject({
      state: 'expired',
      tries: 4,
      data: null,
      lastError: expect.stringContaining('refused'),
    });
    expect(await mailErrors(id)).toBe(0);
  });

  it('can be requested again after it was not sent, and the code of the new mail works', async () => {
    const requestCode = async () =>
      (
        await app.call<AuthResult>('POST', '/v1/auth/login', {
          body: { username: 'hanako@example.com', password: SAMPLE_PASSWORD },
        })
      ).body;
    await requestCode();
    app.clock.advance(10 * MINUTE);
    expect(await deliverMails(app)).toEqual([]);
    const { user_id, verify_code: challenge } = await requestCode();
    const [mail, ...others] = await deliverMails(app);
    expect(others).toEqual([]);
    const body = { user_id, challenge, verify_code: digitsOf(mail ?? { body: '' }), is_sync_user_channel: false };
    expect((await app.call('POST', '/v1/auth/verify', { body })).status).toBe(200);
  });
});

describe('workers', () => {
  it('send as many mails at a time as their lane has connections, and continue until none is due', async () => {
    for (let index = 0; index < 40; index += 1) await queueOrdinary(`member${index}@example.com`);
    let atOnce = 0;
    let most = 0;
    let sent = 0;
    await work(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise(setImmediate);
      atOnce -= 1;
      sent += 1;
    }, LASTING_LANE);
    expect([sent, most]).toEqual([40, LASTING_LANE.connections]);
  });

  it('start no further mail when the process stops', async () => {
    for (let index = 0; index < 40; index += 1) await queueOrdinary(`member${index}@example.com`);
    const stopping = new AbortController();
    let sent = 0;
    const send = async () => {
      stopping.abort();
      sent += 1;
    };
    await sendDueMails(app.jobCtx(), { send, lane: LASTING_LANE, stopping: stopping.signal });
    expect(sent).toBe(LASTING_LANE.connections);
    expect(await app.db.$count(mailOutbox, eq(mailOutbox.state, 'queued'))).toBe(40 - LASTING_LANE.connections);
  });
});

describe('the sweep', () => {
  it('deletes sent mails with their recipients after thirty days', async () => {
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

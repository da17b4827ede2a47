import type { DecisionResult } from '@shop/api';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { channelsSnapshot } from '../platform/channel/channel.snapshot.ts';
import { findChannel } from '../platform/channel/find-channel.ts';
import { mailOutbox } from '../platform/db/schema/mail.ts';
import { MAIL_LANES } from '../platform/mail/mail-transport.ts';
import { mailSweepJob } from '../platform/mail/mail-jobs.ts';
import { openSmtp, type Smtp } from '../platform/mail/open-smtp.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { sendDueMails } from '../platform/mail/send-due-mails.ts';
import { openTestApp, setSetting, testConfig, type TestApp } from '../testing/index.ts';
import { startSmtpServer, textOf, type TestSmtpServer } from '../testing/smtp-server.ts';
import { operatorClient } from './testing/operator-client.ts';

const DAY = 24 * 60 * 60_000;
const transfer = 4;
const sender = 'mailer@mail.example.jp';
const address = 'taro@example.com';

interface ListedMail {
  id: string;
  channel: string;
  recipient: string;
  subject: string | null;
  state: string;
  tries: number;
  next_try_at: string | null;
  error: string | null;
  can_be_resent: boolean;
}

let app: TestApp;
let smtp: TestSmtpServer;
let line: Smtp;
let refused: Record<string, number>;
beforeAll(async () => {
  app = await openTestApp({ config: { mail: { ...testConfig().mail, from: sender } } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(mailOutbox);
  refused = {};
  smtp = await startSmtpServer(refused);
  line = openSmtp(smtp.url, { connections: 1 });
});
afterEach(async () => {
  line.close();
  await smtp.stop();
});

const deliver = async () => {
  for (const lane of MAIL_LANES) await sendDueMails(app.jobCtx(), { send: line.send, lane });
};
const queue = () => queueMail(app.ctx(), { kind: 'password_changed', to: address, data: { name: '見本 太郎' } });
const listed = async () => (await operatorClient(app).ask<ListedMail[]>('GET', 'mails/failed')).body;
const resend = (body: object) => operatorClient(app).ask<{ queued: string[] }>('POST', 'mails/resend', body);
/** A mail that the server has refused for good. */
async function failedMail(): Promise<ListedMail> {
  refused[address] = 550;
  await queue();
  await deliver();
  const [mail] = await listed();
  if (!mail) throw new Error('No mail has failed.');
  return mail;
}

describe('the address for inquiries', () => {
  it('is SELLER.EMAIL of the channel in head, body and foot of a mail; MAIL_FROM only sends', async () => {
    await setSetting(app, 'SELLER.EMAIL', 'simple@example.jp');
    const cart = await cartCaller(app).readyToOrder({ 'ham-fr-001': 1 }, transfer);
    const { body: order } = await app.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
      body: { idempotency_key: 'key-of-an-order-mail', quote_hash: cart.quote.hash },
    });
    await deliver();
    const sources = smtp.received
      .map(({ source }) => source)
      .filter((source) => textOf(source).includes(order.order_no));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(source).toMatch(/^Reply-To: simple@example\.jp\r$/im);
      expect(source).toMatch(new RegExp(`^From: [^:]*<${sender}>\\r$`, 'im'));
      expect(textOf(source)).not.toContain(sender);
      expect(textOf(source)).toContain('お問い合わせ: simple@example.jp');
    }
    const [confirmation] = sources.map(textOf).filter((text) => text.includes('キャンセル・返品'));
    expect(confirmation?.match(/お問い合わせ.*@.*/g)).toEqual([
      expect.stringMatching(/^お問い合わせ先: .* simple@example\.jp$/),
      'お問い合わせ: simple@example.jp',
    ]);
  });

  it('is that of the channel for which the mail was written', async () => {
    await app.db.execute(
      sql`update channels set settings = jsonb_set(settings, '{SELLER,EMAIL}', '"fle@example.jp"') where prefix = 'fle'`,
    );
    await app.settled();
    const channel = findChannel(app.ctx().snapshots.read(channelsSnapshot), 'fle.localhost');
    await queueMail(app.ctx({ channel }), { kind: 'password_changed', to: address, data: { name: '見本 太郎' } });
    await deliver();
    const [{ source } = { source: '' }] = smtp.received;
    expect(source).toMatch(/^Reply-To: fle@example\.jp\r$/im);
    expect(textOf(source)).toContain('お問い合わせ: fle@example.jp');
  });
});

describe('mails that were not delivered', () => {
  it('are listed with subject, recipient and the answer of the mail server', async () => {
    expect(await failedMail()).toMatchObject({
      channel: 'simple',
      recipient: address,
      subject: expect.stringContaining('パスワード'),
      state: 'failed',
      tries: 1,
      next_try_at: null,
      error: expect.stringContaining('550'),
      can_be_resent: true,
    });
  });

  it('are listed while they are retried, with the time of the next attempt, and are not sent twice', async () => {
    refused[address] = 451;
    await queue();
    await deliver();
    const [mail] = await listed();
    expect(mail).toMatchObject({ state: 'queued', tries: 1, can_be_resent: false });
    expect(mail?.next_try_at).toBe(new Date(app.clock.now().getTime() + 60_000).toISOString());
    expect((await resend({ ids: [mail?.id] })).status).toBe(409);
    expect((await resend({ all: true })).body.queued).toEqual([]);
  });

  it('are sent again, one or all, with the same content, and are no longer listed', async () => {
    const { id } = await failedMail();
    await queue();
    await deliver();
    delete refused[address];
    expect((await resend({ ids: [id] })).body).toEqual({ queued: [id] });
    await deliver();
    expect(smtp.received.map(({ to }) => to)).toEqual([[address]]);
    expect(textOf(smtp.received[0]?.source ?? '')).toContain('見本 太郎');
    expect((await listed()).map((mail) => mail.id)).not.toContain(id);
    expect((await resend({ all: true })).body.queued).toHaveLength(1);
    await deliver();
    expect(smtp.received).toHaveLength(2);
    expect(await listed()).toEqual([]);
  });

  it('that cannot be sent again are named, and the others of the call remain as they were', async () => {
    const { id } = await failedMail();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const answer = await resend({ ids: [id, unknown] });
    expect([answer.status, answer.body.code]).toEqual([409, 'mail.not_resendable']);
    expect(answer.body.message).toContain(unknown);
    expect(answer.body.message).not.toContain(id);
    expect(await listed()).toMatchObject([{ id, state: 'failed' }]);
  });

  it('cannot be sent again once their code has expired', async () => {
    refused[address] = 550;
    await queueMail(app.ctx(), { kind: 'second_factor', to: address, data: { code: '123456', minutes: 10 } });
    await deliver();
    expect(await listed()).toMatchObject([{ state: 'failed', can_be_resent: true }]);
    app.clock.advance(10 * 60_000);
    expect(await listed()).toMatchObject([{ can_be_resent: false }]);
    expect((await resend({ all: true })).body.queued).toEqual([]);
  });

  it('are deleted with their content after thirty days', async () => {
    await failedMail();
    app.clock.advance(31 * DAY);
    await mailSweepJob.run(app.jobCtx());
    expect(await listed()).toEqual([]);
  });

  it.each([{}, { all: false }, { ids: [] }, { ids: ['x'] }, { all: true, ids: ['x'] }])(
    'are not changed by a call with %j',
    async (body) => {
      expect((await resend(body)).status).toBe(422);
    },
  );
});

import type { ReminderCheckResult, ReminderResult } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../platform/db/schema/mail.ts';
import { SAMPLE_ANSWER, SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { codeOfLink, deliverMails, loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

const NEW = 'budou-batake-no-mannaka-de';
const MINUTE = 60_000;
let app: TestApp;
beforeEach(async () => {
  await deliverMails(app);
});
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const request = (email: string, purpose = 'password', to = app) =>
  to.call<{ expires_in: number }>('POST', '/v1/reminder/request', { body: { purpose, email } });
const codeFor = async (email: string, purpose = 'password', to = app) => {
  await request(email, purpose, to);
  const mail = (await deliverMails(to)).find((sent) => sent.to === email);
  return codeOfLink(mail ?? { body: '' });
};
const check = async (code: string, purpose = 'password', channel = 'simple.localhost') =>
  (await app.call<ReminderCheckResult>('POST', '/v1/reminder/check', { body: { purpose, code }, channel })).body;
const reset = (body: object, to = app) =>
  to.call<ReminderResult & Refusal>('POST', '/v1/reminder/reset', {
    body: { purpose: 'password', question_answer: SAMPLE_ANSWER, password: NEW, ...body },
  });

describe('a reminder request', () => {
  it('gets the same response for members and strangers; only a member gets a mail (P-15)', async () => {
    const answers = [await request('saburo@example.com'), await request('nobody@example.com')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { expires_in: 1800 }]));
    expect((await deliverMails(app)).map(({ to }) => to)).toEqual(['saburo@example.com']);
  });

  it.each([
    ['a reminder of the password', '/v1/reminder/request', { purpose: 'password' }],
    ['a reminder of the user name', '/v1/reminder/request', { purpose: 'username' }],
    ['a link to register', '/v1/email-verify/request', {}],
  ])(
    '%s runs the same SQL statements for members and strangers, before any mail is queued (P-15)',
    async (_what, url, more) => {
      const statementsOf = async (email: string) => {
        const logged: string[] = [];
        const client = (
          app.db as unknown as { $client: { query: (statement: unknown, ...rest: unknown[]) => unknown } }
        ).$client;
        const { query } = client;
        client.query = (statement, ...rest) => {
          logged.push(typeof statement === 'string' ? statement : String((statement as { text?: string }).text));
          return query.call(client, statement, ...rest);
        };
        try {
          expect((await app.call('POST', url, { body: { ...more, email } })).status).toBe(200);
        } finally {
          client.query = query;
        }
        return logged;
      };
      const before = await app.db.$count(mailOutbox);
      const statements = await statementsOf('saburo@example.com');
      expect(statements.length).toBeGreaterThan(2);
      expect(statements.join()).not.toContain('users');
      expect(await statementsOf('nobody@example.com')).toEqual(statements);
      expect(await app.db.$count(mailOutbox)).toBe(before);
    },
  );

  it('is limited for one mail address, also for that of a stranger (P-11)', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      for (const email of ['saburo@example.com', 'nobody@example.com']) {
        const statuses: number[] = [];
        for (let tries = 0; tries < 6; tries += 1) statuses.push((await request(email, 'password', strict)).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
    } finally {
      await strict.close();
    }
  });
});

describe('the code of the link', () => {
  it('shows the question of its member, any number of times', async () => {
    const code = await codeFor('saburo@example.com');
    expect([await check(code), await check(code)]).toEqual(Array(2).fill({ result: true, question_ct: 4 }));
  });

  it('is not valid for another purpose, on another channel, or after half an hour', async () => {
    const code = await codeFor('saburo@example.com');
    expect(await check(code, 'username')).toEqual({ result: false, question_ct: null });
    expect(await check(code, 'password', 'fle.localhost')).toEqual({ result: false, question_ct: null });
    app.clock.advance(31 * MINUTE);
    expect(await check(code)).toEqual({ result: false, question_ct: null });
    expect(await reset({ code })).toMatchObject({ status: 422, body: { code: 'reminder.code_expired' } });
  });
});

describe('a forgotten password', () => {
  it('is replaced with code and answer, once; sessions end and the member is logged in', async () => {
    const old = await loginAs(app);
    const code = await codeFor('taro@example.com');
    const spare = await codeFor('taro@example.com');
    const { status, body } = await reset({ code, question_answer: ' 生ﾊﾑ' });
    expect([status, body.username, body.is_verify]).toEqual([200, null, false]);
    expect((await app.call('GET', '/v1/me/user', { token: String(body.access_token) })).status).toBe(200);
    expect((await app.call('GET', '/v1/me/user', { token: old })).status).toBe(401);
    await loginAs(app, { password: NEW });
    for (const used of [code, spare])
      expect(await reset({ code: used })).toMatchObject({ status: 422, body: { code: 'reminder.code_expired' } });
    expect((await deliverMails(app)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('パスワードを変更しました'),
    ]);
  });

  it('is not changed with a wrong answer or a weak new password, and the link remains valid', async () => {
    const code = await codeFor('saburo@example.com');
    expect((await reset({ code, question_answer: 'ソーセージ' })).body.errors).toHaveProperty('question_answer');
    expect((await reset({ code, password: 'mijikai' })).body.errors).toHaveProperty('password');
    expect((await reset({ code, password: null })).body.errors).toHaveProperty('password');
    await loginAs(app, { username: 'saburo@example.com', password: SAMPLE_PASSWORD });
    expect((await reset({ code })).status).toBe(200);
  });

  it('can be replaced in a locked account, which unlocks it', async () => {
    const code = await codeFor('umeko@example.com');
    expect((await reset({ code })).status).toBe(200);
    await loginAs(app, { username: 'umeko@example.com', password: NEW });
  });

  it('does not bypass the second factor', async () => {
    const { body } = await reset({ code: await codeFor('hanako@example.com') });
    expect(body).toMatchObject({ access_token: null, is_verify: true, verify_code: expect.any(String) });
  });

  it('cannot be replaced by guessing answers; the remaining attempts are shown (P-14)', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const code = await codeFor('saburo@example.com', 'password', strict);
      const answers: unknown[] = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const { status, body } = await reset({ code, question_answer: `答え${tries}` }, strict);
        answers.push([status, /あと(\d+)回/.exec(body.errors?.question_answer?.[0] ?? '')?.[1]]);
      }
      expect(answers).toEqual([
        [422, '4'],
        [422, '3'],
        [422, '2'],
        [422, '1'],
        [422, undefined],
        [429, undefined],
      ]);
    } finally {
      await strict.close();
    }
  });
});

describe('a forgotten user name', () => {
  it('is shown for code and answer, once, and logs nobody in', async () => {
    const code = await codeFor('saburo@example.com', 'username');
    const answer = { code, purpose: 'username', password: null };
    expect(await reset(answer)).toMatchObject({
      status: 200,
      body: { username: 'saburo@example.com', access_token: null, user_id: null },
    });
    expect(await reset(answer)).toMatchObject({ status: 422, body: { code: 'reminder.code_expired' } });
  });
});

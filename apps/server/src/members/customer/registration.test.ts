import type { EmailVerifyResult, User } from '@shop/api';
import { formsCopy } from '@shop/copy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterConsents, users } from '../../platform/db/schema/customer.ts';
import { codeOfLink, deliverMails, loginAs, openTestApp, sampleUser, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deliverMails(app);
});

let serial = 0;
const freshEmail = () => `member${(serial += 1)}@example.com`;
const register = (changes: Parameters<typeof sampleUser>[0]) =>
  app.call<User & Refusal>('POST', '/v1/users', { body: sampleUser(changes) });
const request = (email: string) =>
  app.call<{ expires_in: number } & Refusal>('POST', '/v1/email-verify/request', { body: { email } });
const check = async (code: string) =>
  (await app.call<EmailVerifyResult>('POST', '/v1/email-verify/check', { body: { code } })).body;
const mailedCode = async (email: string) => {
  await request(email);
  const [mail] = await deliverMails(app);
  return codeOfLink(mail ?? { body: '' });
};

describe('registration', () => {
  it('stores the input in normalised width and lets the member log in', async () => {
    const { status, body } = await register({ email: ' Ｓｈｉｒｏ@Example.COM ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'Shiro@example.com',
      username: 'Shiro@example.com',
      last_name_kana: 'ミホン',
      first_name_kana: 'シロウ',
      postal_code: '1000001',
      full_address: '東京都千代田区千代田1-1',
      phone_number: '0300000000',
      is_registered_member: false,
      is_mfa: false,
      other: {},
    });
    expect(JSON.stringify(body)).not.toMatch(/password_hash|answer|saramisoseji/);
    const token = await loginAs(app, { username: 'shiro@example.com', password: 'yoru-no-saramisoseji' });
    expect((await app.call<User>('GET', '/v1/me/user', { token })).body).toEqual(body);
  });

  it('requires no gender: a missing one is stored as “prefer not to answer”', async () => {
    const { gender: _none, ...silent } = sampleUser({ email: freshEmail() });
    expect(await app.call<User>('POST', '/v1/users', { body: silent })).toMatchObject({
      status: 201,
      body: { gender: '4' },
    });
  });

  it.each(['\t', '\n', '\u3164'])('refuses a name and a company with an invisible character (%j)', async (hidden) => {
    const { status, body } = await register({
      email: freshEmail(),
      last_name: `見${hidden}本`,
      company_name: `見本${hidden}商店`,
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      last_name: [formsCopy.rules.name(formsCopy.labels.last_name)],
      company_name: [formsCopy.rules.name(formsCopy.labels.company_name)],
    });
  });

  it('removes word joiners and zero-width spaces of copied text (F-01)', async () => {
    const email = freshEmail();
    const { status, body } = await register({
      email: email.replace('@', '\u200b@'),
      last_name: '見\u2060本',
      postal_code: '100-\u20600001',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, last_name: '見本', postal_code: '1000001' });
    await loginAs(app, { username: `\u2060${email}`, password: 'yoru-no-saramisoseji' });
  });

  it("saves the address as the member's main and default one", async () => {
    const email = freshEmail();
    await register({ email });
    const token = await loginAs(app, { username: email, password: 'yoru-no-saramisoseji' });
    expect((await app.call('GET', '/v1/me/user-addresses', { token })).body).toMatchObject([
      { division_ct: 1, is_default: true, shipping_name: '見本 四郎' },
    ]);
  });

  it('stores password and answer only as Argon2id hashes', async () => {
    const email = freshEmail();
    await register({ email, question_answer: 'とくべつなこたえ' });
    const [row] = await app.db.select().from(users).where(eq(users.email, email));
    expect([row?.passwordHash, row?.answerHash]).toEqual([
      expect.stringMatching(/^\$argon2id\$/),
      expect.stringMatching(/^\$argon2id\$/),
    ]);
    expect(JSON.stringify(row)).not.toMatch(/saramisoseji|とくべつ/);
  });

  it.each(['0', '1'] as const)(
    'records the choice %s about the newsletter with time, IP address and wording (L-38)',
    async (newsletter) => {
      const email = freshEmail();
      const { body } = await register({ email, newsletter });
      expect(
        await app.db.select().from(newsletterConsents).where(eq(newsletterConsents.userId, body.id)),
      ).toMatchObject([
        {
          isGiven: newsletter === '1',
          address: '127.0.0.1',
          at: app.clock.now(),
          wording: expect.stringContaining('お得な情報'),
        },
      ]);
    },
  );

  it.each([
    ['a password of 14 characters', { password: 'Xk29fLqPz81mNv' }, 'password'],
    ['a guessable password', { password: 'passwordpassword' }, 'password'],
    ['the mail address as password', { email: 'goro@example.com', password: 'goro@example.com' }, 'password'],
    ['a birth date that does not exist', { birth_date: '1990-02-30' }, 'birth_date'],
    ['an address without a domain', { email: 'shiro@example' }, 'email'],
    ['an address with an angle bracket', { email: 'a<b@example.com' }, 'email'],
    ['an address with 242 characters before the @', { email: `${'a'.repeat(242)}@example.com` }, 'email'],
    ['kanji in kana', { last_name_kana: '見本' }, 'last_name_kana'],
    ['an empty answer', { question_answer: ' ' }, 'question_answer'],
  ])('refuses %s with an error at its field, and registers nobody', async (_case, change, field) => {
    const before = await app.db.$count(users);
    const { status, body } = await register({ email: freshEmail(), ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await app.db.$count(users)).toBe(before);
    expect(await deliverMails(app)).toEqual([]);
  });

  it('refuses fields that are not in the contract, such as flags', async () => {
    const { status, body } = await app.call<Refusal>('POST', '/v1/users', {
      body: { ...sampleUser({ email: freshEmail() }), is_registered_member: true },
    });
    expect([status, body.errors]).toEqual([422, { is_registered_member: ['不明な項目です。'] }]);
    const added = await register({ email: freshEmail(), other: { blood_type: 'A' } });
    expect([added.status, added.body.errors]).toEqual([422, { 'other.blood_type': ['不明な項目です。'] }]);
  });

  it('assigns a user name to one member only', async () => {
    expect((await register({ email: freshEmail(), username: 'hamuzuki' })).status).toBe(201);
    const { status, body } = await register({ email: freshEmail(), username: 'ｈａｍｕｚｕｋｉ' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['username']]);
    expect(await loginAs(app, { username: ' ｈａｍｕｚｕｋｉ ', password: 'yoru-no-saramisoseji' })).toBeTruthy();
  });
});

describe('a mail address that is already registered (P-15)', () => {
  it('gets the same response and changes nothing, and its owner gets a mail', async () => {
    const fresh = await register({ email: freshEmail() });
    await deliverMails(app);
    const again = await register({ email: 'TARO@example.com', last_name: '別人' });
    expect(again.status).toBe(fresh.status);
    expect(Object.keys(again.body)).toEqual(Object.keys(fresh.body));
    expect(again.body).toMatchObject({ last_name: '別人', is_registered_member: false });
    const mails = await deliverMails(app);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['taro@example.com', expect.stringContaining('会員登録のお手続きについて')],
    ]);
    const [row] = await app.db.select().from(users).where(eq(users.emailKey, 'taro@example.com'));
    expect(row?.lastName).toBe('見本');
  });

  it('is registered once with simultaneous registrations', async () => {
    const email = freshEmail();
    const answers = await Promise.all([register({ email }), register({ email }), register({ email })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await app.db.$count(users, eq(users.emailKey, email))).toBe(1);
  });

  it('gets the same response to a verification request, but another mail', async () => {
    const unknown = await request(freshEmail());
    const known = await request('taro@example.com');
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    const mails = await deliverMails(app);
    expect(mails.map(({ body }) => /register\/\?code=/.test(body))).toEqual([true, false]);
  });

  it('is reported as registered once it is verified', async () => {
    const email = freshEmail();
    const [first, second] = [await mailedCode(email), await mailedCode(email)];
    await register({ email, email_verify_code: first });
    const { status, body } = await register({ email, email_verify_code: second });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['email']]);
  });
});

describe('verifying a mail address', () => {
  it('completes a registration through the mailed link and the form', async () => {
    const email = freshEmail();
    const code = await mailedCode(email);
    expect(await check(code)).toEqual({ result: true, email, is_registered_member: false });
    app.clock.advance(60 * MINUTE);
    expect(await check(code)).toMatchObject({ result: true, email });
    const { body } = await register({ email, email_verify_code: code });
    expect(body.is_registered_member).toBe(true);
    expect((await deliverMails(app)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('会員登録が完了しました'),
    ]);
    expect(await check(code)).toMatchObject({ result: false, email: null });
  });

  it('makes a logged-in member who registered first a full member, once', async () => {
    const email = freshEmail();
    await register({ email });
    const [mail] = await deliverMails(app);
    const code = codeOfLink(mail ?? { body: '' });
    const token = await loginAs(app, { username: email, password: 'yoru-no-saramisoseji' });
    const prove = () => app.call<EmailVerifyResult>('POST', '/v1/email-verify/check', { body: { code }, token });
    expect((await prove()).body).toEqual({ result: true, email, is_registered_member: true });
    expect((await app.call<User>('GET', '/v1/me/user', { token })).body.is_registered_member).toBe(true);
    expect((await prove()).body).toEqual({ result: false, email: null, is_registered_member: false });
  });

  it('takes a mail address back from a stranger who registered it in advance', async () => {
    const email = freshEmail();
    await register({ email, last_name: '他人', password: 'warui-hito-no-aikotoba' });
    const [mail] = await deliverMails(app);
    const stranger = await loginAs(app, { username: email, password: 'warui-hito-no-aikotoba' });
    const code = codeOfLink(mail ?? { body: '' });
    expect(await check(code)).toEqual({ result: true, email, is_registered_member: false });
    expect((await register({ email, email_verify_code: code })).body).toMatchObject({
      last_name: '見本',
      is_registered_member: true,
    });
    expect((await app.call('GET', '/v1/me/user', { token: stranger })).status).toBe(401);
    expect(
      (await app.call('POST', '/v1/auth/login', { body: { username: email, password: 'warui-hito-no-aikotoba' } }))
        .status,
    ).toBe(401);
    const token = await loginAs(app, { username: email, password: 'yoru-no-saramisoseji' });
    expect((await app.call('GET', '/v1/me/user-addresses', { token })).body).toMatchObject([
      { shipping_name: '見本 四郎' },
    ]);
  });

  it('does not count for another mail address', async () => {
    const code = await mailedCode(freshEmail());
    expect((await register({ email: freshEmail(), email_verify_code: code })).body.is_registered_member).toBe(false);
  });

  it('expires after thirty minutes unless the link was opened', async () => {
    const code = await mailedCode(freshEmail());
    app.clock.advance(30 * MINUTE);
    expect(await check(code)).toMatchObject({ result: false });
  });

  it('works only on the channel that mailed the link', async () => {
    const code = await mailedCode(freshEmail());
    const elsewhere = await app.call<EmailVerifyResult>('POST', '/v1/email-verify/check', {
      body: { code },
      channel: 'fle.localhost',
    });
    expect(elsewhere.body.result).toBe(false);
  });

  it('mails a link of the channel of the request', async () => {
    await app.call('POST', '/v1/email-verify/request', { body: { email: freshEmail() }, channel: 'fle.localhost' });
    const [mail] = await deliverMails(app);
    expect(mail?.body).toContain('http://fle.localhost:4000/register/?code=');
  });

  it('returns no error for a made-up code', async () => {
    expect(await check('made-up')).toEqual({ result: false, email: null, is_registered_member: false });
  });
});

describe('mails to one mail address', () => {
  it('are limited, whether or not the address is registered', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      for (const email of ['taro@example.com', 'nobody@example.com']) {
        const statuses: number[] = [];
        for (let tries = 0; tries < 6; tries += 1) {
          statuses.push((await strict.call('POST', '/v1/email-verify/request', { body: { email } })).status);
        }
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
    } finally {
      await strict.close();
    }
  });
});

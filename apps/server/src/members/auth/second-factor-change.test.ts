import type { AuthResult, SecondFactorRequestResult, User } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondFactorChallenges } from '../../platform/db/schema/auth.ts';
import { users } from '../../platform/db/schema/customer.ts';
import {
  deliverMails,
  digitsOf,
  freshMember,
  loginAs,
  openTestApp,
  samplePassword as password,
  type TestApp,
} from '../../testing/index.ts';
import { hashPassword } from './password-hash.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

const MINUTE = 60_000;
let app: TestApp;
let email: string;
let token: string;
let serial = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  email = `factor${(serial += 1)}@example.com`;
  token = await freshMember(app, email);
});

const change = (is_mfa: boolean, typed: string | null = password) =>
  app.call<SecondFactorRequestResult & Refusal>('POST', '/v1/me/second-factor', {
    token,
    body: { is_mfa, current_password: typed },
  });
const answer = (is_mfa: boolean, challenge: string, verify_code: string, as = token) =>
  app.call<Refusal>('PUT', '/v1/me/second-factor', { token: as, body: { is_mfa, challenge, verify_code } });
const isOn = async () => (await app.call<User>('GET', '/v1/me/user', { token })).body.is_mfa;
const login = () => app.call<AuthResult>('POST', '/v1/auth/login', { body: { username: email, password } });

async function requestChange(is_mfa: boolean) {
  const { body } = await change(is_mfa);
  const [mail] = await deliverMails(app);
  if (!mail) throw new Error('No code was mailed.');
  return { challenge: body.challenge, digits: digitsOf(mail), mail };
}
async function turn(is_mfa: boolean) {
  const { challenge, digits } = await requestChange(is_mfa);
  expect((await answer(is_mfa, challenge, digits)).status).toBe(204);
}
const wrong = (digits: string): string => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

describe('the second factor of a member', () => {
  it('is turned on with password and one-time code, required at the next login, and confirmed by mail (P-12, P-13)', async () => {
    const { challenge, digits, mail } = await requestChange(true);
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('有効にする認証コード') });
    expect(await isOn()).toBe(false);
    expect((await answer(true, challenge, digits)).status).toBe(204);
    expect(await isOn()).toBe(true);
    expect(await deliverMails(app)).toMatchObject([
      { to: email, subject: expect.stringContaining('2段階認証を有効にしました') },
    ]);
    expect((await login()).body).toMatchObject({ is_verify: true, access_token: null });
  });

  it('is turned off in the same way', async () => {
    await turn(true);
    await deliverMails(app);
    await turn(false);
    expect(await isOn()).toBe(false);
    expect(await deliverMails(app)).toMatchObject([
      { to: email, subject: expect.stringContaining('2段階認証を無効にしました') },
    ]);
    expect((await login()).body.access_token).toEqual(expect.any(String));
  });

  it('is not changed to the state that it already has', async () => {
    expect(await change(false)).toMatchObject({ status: 409, body: { code: 'second_factor.unchanged' } });
    expect(await deliverMails(app)).toEqual([]);
  });

  it.each(['chigau-aikotoba-desu', ''])('is not changed for the password "%s"', async (typed) => {
    expect(await change(true, typed)).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.any(String)] } },
    });
    expect(await deliverMails(app)).toEqual([]);
  });

  it('is not turned off with a password that is too weak on its own (P-10)', async () => {
    const short = 'kumo-tanuki';
    await turn(true);
    await app.db
      .update(users)
      .set({ passwordHash: await hashPassword(short) })
      .where(eq(users.email, email));
    expect((await change(false, short)).body.errors?.current_password).toEqual([expect.stringContaining('15文字以上')]);
    expect(await isOn()).toBe(true);
  });
});

describe('the code that changes it', () => {
  it('is valid only for the requested change, for the member who requested it, and once', async () => {
    const { challenge, digits } = await requestChange(true);
    const other = await loginAs(app);
    expect((await answer(true, challenge, digits, other)).body.code).toBe('second_factor.code.expired');
    expect((await answer(false, challenge, digits)).body.code).toBe('second_factor.code.expired');
    const twice = await Promise.all([answer(true, challenge, digits), answer(true, challenge, digits)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('does not complete a login, and the code of a login does not change the second factor', async () => {
    const { challenge, digits } = await requestChange(true);
    const { id } = (await app.call<User>('GET', '/v1/me/user', { token })).body;
    const verify = await app.call<Refusal>('POST', '/v1/auth/verify', {
      body: { user_id: id, challenge, verify_code: digits },
    });
    expect(verify.body.code).toBe('auth.verify_code.expired');
    expect((await answer(true, challenge, digits)).status).toBe(204);
    await deliverMails(app);
    const firstStep = (await login()).body;
    const [mail] = await deliverMails(app);
    expect((await answer(false, String(firstStep.verify_code), digitsOf(mail ?? { body: '' }))).body.code).toBe(
      'second_factor.code.expired',
    );
  });

  it('may be typed in any character width, and allows five attempts within ten minutes', async () => {
    const expired = await requestChange(true);
    app.clock.advance(10 * MINUTE);
    expect((await answer(true, expired.challenge, expired.digits)).body.code).toBe('second_factor.code.expired');
    const { challenge, digits } = await requestChange(true);
    const codes: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1) codes.push((await answer(true, challenge, wrong(digits))).body.code);
    expect(codes).toEqual([...Array<string>(4).fill('second_factor.code.invalid'), 'second_factor.code.expired']);
    expect((await answer(true, challenge, digits)).status).toBe(410);
    const again = await requestChange(true);
    const wide = [...again.digits].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    expect((await answer(true, again.challenge, wide)).status).toBe(204);
  });

  it('is not stored in readable form, nor is its challenge', async () => {
    const { challenge, digits } = await requestChange(true);
    const rows = JSON.stringify(await app.db.select().from(secondFactorChallenges));
    expect(rows).not.toContain(challenge);
    expect(rows).not.toMatch(new RegExp(`(?<!\\d)${digits}(?!\\d)`));
  });
});

it('codes to change the second factor are mailed at most five times in half an hour', async () => {
  const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
  try {
    const as = await loginAs(strict);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push(
        (
          await strict.call('POST', '/v1/me/second-factor', {
            token: as,
            body: { is_mfa: true, current_password: 'hamu-to-chizu-no-yoru' },
          })
        ).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});

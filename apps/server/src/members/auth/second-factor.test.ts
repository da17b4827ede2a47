import type { AuthResult, LoginHistory } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginGuards, rateWindows, secondFactorChallenges } from '../../platform/db/schema/auth.ts';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { deliverMails, digitsOf, openTestApp, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
}

const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deliverMails(app);
  await app.db.delete(rateWindows);
  await app.db.delete(loginGuards);
});

const login = () =>
  app.call<AuthResult>('POST', '/v1/auth/login', {
    body: { username: 'hanako@example.com', password: SAMPLE_PASSWORD },
  });
const verify = (userId: string, challenge: string | null, code: string) =>
  app.call<AuthResult & { code?: string }>('POST', '/v1/auth/verify', {
    body: { user_id: userId, challenge: String(challenge), verify_code: code },
  });

async function started() {
  const { body } = await login();
  const [mail] = await deliverMails(app);
  if (!mail) throw new Error('No code was mailed.');
  return { ...body, digits: digitsOf(mail), mail };
}

const wrong = (digits: string): string => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

describe('second factor by mail', () => {
  it('returns no access token for the password alone, but an opaque challenge (P-12)', async () => {
    const { body, status } = await login();
    expect(status).toBe(200);
    expect(body).toMatchObject({ access_token: null, expires_in: null, expires_at: null, is_verify: true });
    expect(body.verify_code).toMatch(/^[\w-]{43}$/);
  });

  it('never discloses the one-time code in a response', async () => {
    const { body, headers } = await login();
    const [mail] = await deliverMails(app);
    const digits = digitsOf(mail ?? { body: '' });
    const answers = [
      JSON.stringify({ body: { ...body, user_id: '', verify_code: '' }, headers }),
      JSON.stringify(await verify(body.user_id, body.verify_code, wrong(digits))),
      JSON.stringify(await verify(body.user_id, body.verify_code, digits)),
    ];
    for (const answer of answers) expect(answer).not.toMatch(new RegExp(`(?<!\\d)${digits}(?!\\d)`));
    expect(body.verify_code).not.toContain(digits);
  });

  it('mails the code only to the member', async () => {
    const { mail } = await started();
    expect(mail.to).toBe('hanako@example.com');
  });

  it('stores neither challenge nor code in readable form', async () => {
    const { verify_code, digits } = await started();
    const rows = JSON.stringify(await app.db.select().from(secondFactorChallenges));
    expect(rows).not.toContain(verify_code);
    expect(rows).not.toContain(digits);
  });

  it('logs in with the code, typed in any character width', async () => {
    const { user_id, verify_code, digits } = await started();
    const wide = [...digits].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    const { body } = await verify(user_id, verify_code, wide);
    expect(body).toMatchObject({ expires_in: 900, is_verify: false, verify_code: null });
    expect((await app.call('GET', '/v1/me/user', { token: String(body.access_token) })).status).toBe(200);
  });

  it('accepts a code once, also when it is sent twice at once', async () => {
    const { user_id, verify_code, digits } = await started();
    const answers = await Promise.all([verify(user_id, verify_code, digits), verify(user_id, verify_code, digits)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await verify(user_id, verify_code, digits)).body.code).toBe('auth.verify_code.expired');
  });

  it('binds the code to its challenge and its member', async () => {
    const first = await started();
    const second = await started();
    expect(
      (
        await verify(
          second.user_id,
          second.verify_code,
          first.digits === second.digits ? wrong(first.digits) : first.digits,
        )
      ).body.code,
    ).toBe('auth.verify_code.invalid');
    expect((await verify('00000000-0000-4000-8000-000000000000', first.verify_code, first.digits)).status).toBe(401);
  });

  it('needs no challenge from the browser that started the login, and is not valid in any other browser', async () => {
    const firstStep = await app.server.inject({
      method: 'POST',
      url: '/v1/auth/login',
      headers: { 'x-channel': 'simple.localhost' },
      payload: { username: 'hanako@example.com', password: SAMPLE_PASSWORD },
    });
    const { user_id } = firstStep.json<AuthResult>();
    const [mail] = await deliverMails(app);
    const digits = digitsOf(mail ?? { body: '' });
    const device = String(firstStep.headers['set-cookie']).split(';')[0] ?? '';
    expect(device).toMatch(/^shop_device=/);
    const verifyAs = (member: string, cookie: string, code: string) =>
      app.server.inject({
        method: 'POST',
        url: '/v1/auth/verify',
        headers: { 'x-channel': 'simple.localhost', cookie },
        payload: { user_id: member, verify_code: code, is_sync_user_channel: true },
      });
    const send = (cookie: string, code: string) => verifyAs(user_id, cookie, code);
    expect((await send('', digits)).json<Refusal>().code).toBe('auth.verify_code.expired');
    expect((await verifyAs('no member', device, digits)).json<Refusal>().code).toBe('auth.verify_code.expired');
    expect((await send(`shop_device=${'x'.repeat(43)}`, digits)).json<Refusal>().code).toBe('auth.verify_code.expired');
    expect((await send(device, wrong(digits))).json<Refusal>().code).toBe('auth.verify_code.invalid');
    const token = (await send(device, digits)).json<AuthResult>().access_token;
    const { body: logins } = await app.call<LoginHistory[]>('GET', '/v1/me/login-histories', { token: String(token) });
    expect(logins[0]).toMatchObject({ method: 'sync', is_current: true });
  });

  it('expires after ten minutes', async () => {
    const { user_id, verify_code, digits } = await started();
    app.clock.advance(10 * MINUTE);
    expect((await verify(user_id, verify_code, digits)).body.code).toBe('auth.verify_code.expired');
  });

  it('allows five attempts', async () => {
    const { user_id, verify_code, digits } = await started();
    const codes: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1)
      codes.push((await verify(user_id, verify_code, wrong(digits))).body.code);
    expect(codes).toEqual([...Array<string>(4).fill('auth.verify_code.invalid'), 'auth.verify_code.expired']);
    expect((await verify(user_id, verify_code, digits)).body.code).toBe('auth.verify_code.expired');
  });

  it('reports a wrong code at its field', async () => {
    const { user_id, verify_code, digits } = await started();
    const { status, body } = await verify(user_id, verify_code, wrong(digits));
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { verify_code: [expect.stringContaining('6桁')] } },
    });
  });
});

describe('codes for one account', () => {
  it('are mailed at most five times in half an hour', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push(
          (
            await strict.call('POST', '/v1/auth/login', {
              body: { username: 'hanako@example.com', password: SAMPLE_PASSWORD },
            })
          ).status,
        );
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});

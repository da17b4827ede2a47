import type { AuthResult, LoginHistory } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { knownDevices, loginGuards, sessionTokens } from '../../platform/db/schema/auth.ts';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { codeOfLink, deliverMails, loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
  message: string;
}

const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await deliverMails(app);
});
afterAll(() => app.close());

const tryLogin = (username: string, password: string, address = '192.0.2.1', channel = 'simple.localhost') =>
  app.server.inject({
    method: 'POST',
    url: '/v1/auth/login',
    remoteAddress: address,
    headers: { 'x-channel': channel },
    payload: { username, password },
  });
const failTimes = async (count: number, username: string, address?: string) => {
  const codes: string[] = [];
  for (let tries = 0; tries < count; tries += 1)
    codes.push((await tryLogin(username, 'wrong-password', address)).json<Refusal>().code);
  return codes;
};

describe('login', () => {
  it('returns an access token for the member that is valid for fifteen minutes', async () => {
    const { body, status, headers } = await app.call<AuthResult>('POST', '/v1/auth/login', {
      body: { username: 'taro@example.com', password: SAMPLE_PASSWORD },
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        expires_in: 900,
        expires_at: '2026-11-20T01:15:00.000Z',
        is_verify: false,
        verify_code: null,
        has_password_expired: false,
        has_mail_error_count_over: false,
      },
    });
    expect(headers['cache-control']).toBe('no-store');
    const me = await app.call<{ email: string }>('GET', '/v1/me/user', { token: String(body.access_token) });
    expect(me.body.email).toBe('taro@example.com');
  });

  it('accepts a mail address in any character width and case', async () => {
    expect((await tryLogin(' Ｔａｒｏ@EXAMPLE.com ', SAMPLE_PASSWORD)).statusCode).toBe(200);
  });

  it('reports an expired password and undeliverable mails', async () => {
    expect((await tryLogin('jiro@example.com', SAMPLE_PASSWORD)).json()).toMatchObject({
      has_password_expired: true,
      has_mail_error_count_over: false,
    });
    expect((await tryLogin('saburo@example.com', SAMPLE_PASSWORD)).json()).toMatchObject({
      has_password_expired: false,
      has_mail_error_count_over: true,
    });
  });

  it('stores only hashes of tokens', async () => {
    const token = (await tryLogin('taro@example.com', SAMPLE_PASSWORD)).json<AuthResult>().access_token;
    const rows = await app.db.select().from(sessionTokens);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('returns the same response for a wrong password and for an unknown user name (P-15)', async () => {
    const wrong = await tryLogin('taro@example.com', 'wrong-password', '192.0.2.2');
    const unknown = await tryLogin('nobody@example.com', 'wrong-password', '192.0.2.2');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json<Refusal>().code).toBe('auth.invalid_credentials');
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
  });
});

describe('a login on another channel', () => {
  it('opens a separate session there and does not affect the first one', async () => {
    const here = await loginAs(app);
    const body = { username: 'taro@example.com', password: SAMPLE_PASSWORD };
    const there = await app.call<AuthResult>('POST', '/v1/auth/login-sync-channel', { channel: 'fle.localhost', body });
    expect(there.status).toBe(200);
    const token = String(there.body.access_token);
    const { body: logins } = await app.call<LoginHistory[]>('GET', '/v1/me/login-histories', {
      token,
      channel: 'fle.localhost',
    });
    expect(logins[0]).toMatchObject({ channel: 'fle', method: 'sync', is_current: true });
    expect((await app.call('GET', '/v1/me/user', { token: here })).status).toBe(200);
    expect((await app.call('GET', '/v1/me/user', { token })).status).toBe(401);
  });

  it('requires the password like any login', async () => {
    const body = { username: 'taro@example.com', password: 'chigau-aikotoba-desu' };
    expect((await app.call('POST', '/v1/auth/login-sync-channel', { body })).status).toBe(401);
  });
});

describe('lock-out', () => {
  beforeEach(async () => {
    await app.db.delete(loginGuards);
  });

  it.each([
    ['a member', 'taro@example.com'],
    ['an unknown user name', 'nobody@example.com'],
  ])('locks the account of %s for the IP address at the fifth wrong password (P-11)', async (_who, username) => {
    expect(await failTimes(5, username)).toEqual([...Array<string>(4).fill('auth.invalid_credentials'), 'auth.locked']);
    const refused = await tryLogin(username, SAMPLE_PASSWORD);
    expect([refused.statusCode, refused.json<Refusal>().code, refused.headers['retry-after']]).toEqual([
      403,
      'auth.locked',
      '1800',
    ]);
    expect(refused.json<Refusal>().message).not.toContain(username);
  });

  it('does not lock other IP addresses or other accounts', async () => {
    await failTimes(5, 'taro@example.com', '192.0.2.1');
    expect((await tryLogin('taro@example.com', SAMPLE_PASSWORD, '192.0.2.9')).statusCode).toBe(200);
    expect((await tryLogin('jiro@example.com', SAMPLE_PASSWORD, '192.0.2.1')).statusCode).toBe(200);
  });

  it('locks the account everywhere after twenty wrong passwords from different IP addresses', async () => {
    for (let part = 1; part <= 5; part += 1) await failTimes(4, 'taro@example.com', `192.0.2.${part}`);
    expect((await tryLogin('taro@example.com', SAMPLE_PASSWORD, '192.0.2.200')).json<Refusal>().code).toBe(
      'auth.locked',
    );
  });

  it('checks the password for at most five of many simultaneous attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryLogin('taro@example.com', 'wrong-password')));
    const codes = answers.map((answer) => answer.json<Refusal>().code);
    expect(codes.filter((code) => code === 'auth.invalid_credentials').length).toBeLessThanOrEqual(4);
    expect((await tryLogin('taro@example.com', SAMPLE_PASSWORD)).statusCode).toBe(403);
  });

  it('resets the count of wrong passwords after a successful login', async () => {
    for (let round = 0; round < 3; round += 1) {
      await failTimes(4, 'taro@example.com');
      expect((await tryLogin('taro@example.com', SAMPLE_PASSWORD)).statusCode).toBe(200);
    }
  });

  it('by strangers does not block a device that logged in before, whose own wrong attempts are counted separately', async () => {
    const onDevice = (cookie: string, password: string) =>
      app.server.inject({
        method: 'POST',
        url: '/v1/auth/login',
        remoteAddress: '192.0.2.77',
        headers: { 'x-channel': 'simple.localhost', cookie },
        payload: { username: 'taro@example.com', password },
      });
    const setCookie = String((await tryLogin('taro@example.com', SAMPLE_PASSWORD, '192.0.2.50')).headers['set-cookie']);
    expect(setCookie).toMatch(/^shop_device=[\w-]{43}; Path=\/v1\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    const [cookie = ''] = setCookie.split(';');
    for (let part = 1; part <= 5; part += 1) await failTimes(4, 'taro@example.com', `192.0.2.${part}`);
    await failTimes(5, 'taro@example.com', '192.0.2.77');
    expect((await tryLogin('taro@example.com', SAMPLE_PASSWORD, '192.0.2.200')).statusCode).toBe(403);
    expect((await onDevice(`a=b; ${cookie}`, SAMPLE_PASSWORD)).statusCode).toBe(200);
    expect((await onDevice(`shop_device=${'x'.repeat(43)}`, SAMPLE_PASSWORD)).statusCode).toBe(403);

    const wrong = [];
    for (let tries = 0; tries < 5; tries += 1) wrong.push((await onDevice(cookie, 'wrong-password')).statusCode);
    expect(wrong).toEqual([401, 401, 401, 401, 403]);
    expect((await onDevice(cookie, SAMPLE_PASSWORD)).statusCode).toBe(403);
    expect(JSON.stringify(await app.db.select().from(knownDevices))).not.toContain(cookie.split('=')[1]);
  });

  it('recognises no device of another member, and remembers none after a failed login', async () => {
    expect((await tryLogin('taro@example.com', 'wrong-password', '192.0.2.51')).headers['set-cookie']).toBeUndefined();
    const [cookie = ''] = String(
      (await tryLogin('jiro@example.com', SAMPLE_PASSWORD, '192.0.2.51')).headers['set-cookie'],
    ).split(';');
    await failTimes(5, 'taro@example.com', '192.0.2.52');
    const headers = { 'x-channel': 'simple.localhost', cookie };
    const answer = await app.server.inject({
      method: 'POST',
      url: '/v1/auth/login',
      remoteAddress: '192.0.2.52',
      headers,
      payload: { username: 'taro@example.com', password: SAMPLE_PASSWORD },
    });
    expect(answer.statusCode).toBe(403);
  });

  it('ends after thirty minutes', async () => {
    await failTimes(5, 'taro@example.com');
    app.clock.advance(30 * MINUTE + 1);
    expect((await tryLogin('taro@example.com', SAMPLE_PASSWORD)).statusCode).toBe(200);
  });
});

describe('unlocking', () => {
  const unlock = async (code: string) =>
    (await app.call<{ result: boolean }>('GET', `/v1/auth/unlock/${code}`)).body.result;

  beforeEach(async () => {
    await app.db.delete(loginGuards);
    await deliverMails(app);
  });

  it('unlocks the account with the mailed link, once', async () => {
    await failTimes(7, 'taro@example.com');
    const mails = await deliverMails(app);
    expect(mails.map(({ to }) => to)).toEqual(['taro@example.com']);
    const [mail] = mails;
    if (!mail) throw new Error('No mail was sent.');
    expect(mail.body).toContain('http://simple.localhost:4000/login/unlock/?code=');
    const code = codeOfLink(mail);
    expect(await unlock(code)).toBe(true);
    expect((await tryLogin('taro@example.com', SAMPLE_PASSWORD)).statusCode).toBe(200);
    expect(await unlock(code)).toBe(false);
  });

  it('sends no mail when the account does not exist', async () => {
    await failTimes(6, 'nobody@example.com');
    expect(await deliverMails(app)).toEqual([]);
  });

  it('refuses a made-up code and an expired one', async () => {
    expect(await unlock('made-up')).toBe(false);
    await failTimes(5, 'taro@example.com');
    const [mail] = await deliverMails(app);
    app.clock.advance(30 * MINUTE + 1);
    expect(await unlock(codeOfLink(mail ?? { body: '' }))).toBe(false);
  });
});

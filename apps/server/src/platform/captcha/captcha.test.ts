import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Error as ApiError } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorClient } from '../../operator/testing/operator-client.ts';
import { makeLogger } from '../process/make-logger.ts';
import { loginAs, openTestApp, sampleUser, type TestApp } from '../../testing/index.ts';
import { checkCaptcha } from './check-captcha.ts';

const keyed = 'fle.localhost';
const secret = 'secret-of-the-captcha';

/** The configured answer of the service; null means no answer. */
let verdict: object | null;
let requests: Record<string, string>[];
let service: Server;
let shop: TestApp;

beforeAll(async () => {
  service = createServer((incoming, outgoing) => {
    void (async () => {
      let text = '';
      for await (const chunk of incoming) text += String(chunk);
      requests.push({ path: incoming.url ?? '', ...Object.fromEntries(new URLSearchParams(text)) });
      if (verdict) outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict));
    })();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  shop = await openTestApp({ config: { captcha: { url: `http://127.0.0.1:${port}/recaptcha`, secret } } });
  await operatorClient(shop).ask('PATCH', 'settings', {
    channels: ['fle'],
    values: { 'CAPTCHA.SITE_KEY': 'public-key' },
  });
});
afterAll(async () => {
  await shop.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  requests = [];
  verdict = { success: true, score: 0.9, action: 'login' };
});

const person = (action: string, score = 0.9) => ({ success: true, score, action });
/** A new user name each time: an account is locked after too many attempts. */
let names = 0;
const nobody = () => ({ username: `nobody-${(names += 1)}@example.com`, password: 'wrong-wrong-wrong' });
const logIn = (headers: Record<string, string> = { 'x-captcha-token': 'token-1' }, channel = keyed) =>
  shop.call<ApiError>('POST', '/v1/auth/login', { body: nobody(), channel, headers });
/** The answer to a guest who has passed the captcha. */
const past = { status: 401, body: { code: 'auth.invalid_credentials' } };
const refused = {
  status: 422,
  body: { code: 'captcha.refused', message: expect.stringContaining('もう一度お試しください') },
};

describe('a channel with a captcha key', () => {
  it('sends its secret to the captcha service and does not disclose it to clients', async () => {
    expect(await logIn()).toMatchObject(past);
    expect(requests).toEqual([{ path: '/recaptcha/api/siteverify', secret, response: 'token-1' }]);
    const settings = await shop.call('GET', '/v1/settings/front', { channel: keyed });
    expect(settings.body).toMatchObject({ CAPTCHA: { SITE_KEY: 'public-key' } });
    expect(JSON.stringify(settings.body)).not.toContain(secret);
  });

  it.each([
    ['a token that the service refuses', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a user who is likely a bot', person('login', 0.3)],
    ['the token of another form', person('inquiry')],
  ])('refuses %s', async (_what, answer) => {
    verdict = answer;
    expect(await logIn()).toMatchObject(refused);
  });

  it('sends a call without a token to the service too, so that an outage of the service blocks no user', async () => {
    verdict = { success: false, 'error-codes': ['missing-input-response'] };
    expect(await logIn({})).toMatchObject(refused);
    expect(requests).toEqual([{ path: '/recaptcha/api/siteverify', secret, response: '' }]);
  });

  it.each([
    ['does not answer in time', null],
    ['refuses the secret of the shop', { success: false, 'error-codes': ['invalid-input-secret'] }],
    ['sends an unexpected response', { hello: 'there' }],
  ])('lets a request through while the service %s', async (_what, answer) => {
    verdict = answer;
    expect(await logIn()).toMatchObject(past);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['the service does not recognise the secret', { success: false, 'error-codes': ['invalid-input-secret'] }, secret],
    ['no secret is set', person('login'), null],
  ])('logs that it lets a request through when %s', async (_what, answer, set) => {
    verdict = answer;
    const lines: string[] = [];
    const { channel, config } = shop.ctx();
    const keyedChannel = {
      ...channel,
      settings: { ...channel.settings, CAPTCHA: { ...channel.settings.CAPTCHA, SITE_KEY: 'public-key' } },
    };
    const ctx = shop.ctx({
      channel: keyedChannel,
      config: { ...config, captcha: { ...config.captcha, secret: set } },
      log: makeLogger('warn', { write: (line) => void lines.push(line) }),
    });
    await checkCaptcha(ctx, { header: () => 'token-of-a-guest' }, 'login');
    expect(lines).toEqual([expect.stringContaining('let through')]);
    expect(lines.join()).not.toMatch(/token-of-a-guest|secret-of-the-captcha/);
  });

  it.each([
    ['/v1/auth/login-sync-channel', 'login', nobody(), 401],
    ['/v1/email-verify/request', 'register', { email: 'captcha@example.com' }, 200],
    ['/v1/reminder/request', 'reminder', { purpose: 'password', email: 'captcha@example.com' }, 200],
    ['/v1/order-lookup/request', 'reminder', { order_no: '261120-7K3MX', email: 'captcha@example.com' }, 200],
  ] as const)('protects %s', async (url, action, body, status) => {
    const call = () =>
      shop.call<ApiError>('POST', url, { body, channel: keyed, headers: { 'x-captcha-token': 'token' } });
    verdict = person('cart');
    expect(await call()).toMatchObject(refused);
    verdict = person(action);
    expect((await call()).status).toBe(status);
  });

  it.each([
    ['/v1/users', sampleUser()],
    [
      '/v1/inquiries',
      {
        mode: 'prepare',
        category: 'delivery',
        last_name: '見本',
        first_name: '太郎',
        email: 'captcha@example.com',
        body: 'お届け日を変更できますか。',
      },
    ],
  ])('protects %s too', async (url, body) => {
    verdict = { success: false };
    expect(await shop.call('POST', url, { body, channel: keyed })).toMatchObject(refused);
  });

  it('does not check a logged-in member', async () => {
    const token = await loginAs(shop, { channel: keyed });
    verdict = { success: false };
    requests = [];
    const body = {
      mode: 'prepare',
      category: 'delivery',
      last_name: '見本',
      first_name: '太郎',
      email: 'captcha@example.com',
      body: 'お届け日を変更できますか。',
    };
    expect((await shop.call('POST', '/v1/inquiries', { body, channel: keyed, token })).status).toBe(200);
    expect(requests).toEqual([]);
  });
});

it('a channel without a captcha key does not call the service', async () => {
  expect(await logIn({}, 'simple.localhost')).toMatchObject(past);
  expect(requests).toEqual([]);
});

import type { LoginHistory } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import {
  deliverMails,
  freshMember,
  loginAs,
  openTestApp,
  samplePassword as password,
  type TestApp,
} from '../../testing/index.ts';
import { authSweepJob } from './auth-sweep-job.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

const NEW = 'budou-batake-no-mannaka-de';
const DAY = 24 * 60 * 60_000;
let app: TestApp;
let email: string;
let token: string;
let serial = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  email = `password${(serial += 1)}@example.com`;
  token = await freshMember(app, email);
});

const change = (body: unknown, as = token) => app.call<Refusal>('PUT', '/v1/me/password', { token: as, body });
const statusOf = async (as: string) => (await app.call('GET', '/v1/me/user', { token: as })).status;

describe('a new password', () => {
  it('replaces the old one, ends other sessions and is confirmed by mail (P-13, P-15)', async () => {
    const elsewhere = await loginAs(app, { username: email, password, channel: 'fle.localhost' });
    expect((await change({ current_password: password, password: NEW })).status).toBe(204);
    expect(await statusOf(token)).toBe(200);
    expect((await app.call('GET', '/v1/me/user', { token: elsewhere, channel: 'fle.localhost' })).status).toBe(401);
    expect((await app.call('POST', '/v1/auth/login', { body: { username: email, password } })).status).toBe(401);
    await loginAs(app, { username: email, password: NEW });
    expect(await deliverMails(app)).toMatchObject([
      { to: email, subject: expect.stringContaining('パスワードを変更しました') },
    ]);
  });

  it.each([
    ['the current one is wrong', { current_password: 'nantoka-kantoka-desu', password: NEW }, 'current_password'],
    ['it is too short', { current_password: password, password: 'mijikai' }, 'password'],
    ['it can be guessed', { current_password: password, password: '123456789012345678' }, 'password'],
    ['it is the current one', { current_password: password, password }, 'password'],
  ])('is refused and changes nothing when %s', async (_case, body, field) => {
    expect(await change(body)).toMatchObject({
      status: 422,
      body: { code: 'input.invalid', errors: { [field]: [expect.any(String)] } },
    });
    await loginAs(app, { username: email, password });
    expect(await deliverMails(app)).toEqual([]);
  });

  it('clears the flag of an expired password', async () => {
    const jiro = await loginAs(app, { username: 'jiro@example.com' });
    expect((await change({ current_password: SAMPLE_PASSWORD, password: NEW }, jiro)).status).toBe(204);
    expect((await app.call('GET', '/v1/me/user', { token: jiro })).body).toMatchObject({ has_password_expired: false });
  });

  it('cannot be set by guessing the current one with a stolen access token (P-11)', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const stolen = await loginAs(strict);
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries += 1) {
        statuses.push(
          (
            await strict.call('PUT', '/v1/me/password', {
              token: stolen,
              body: { current_password: `atezuppou-${tries}`, password: NEW },
            })
          ).status,
        );
      }
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('the login history', () => {
  const read = (as: string, query = {}) =>
    app.call<LoginHistory[]>('GET', '/v1/me/login-histories', { token: as, query });

  it('lists the logins of only that member, newest first, in pages', async () => {
    await loginAs(app, { username: email, password, channel: 'fle.localhost' });
    app.clock.advance(60_000);
    const latest = await loginAs(app, { username: email, password });
    const { body, headers } = await read(latest, { per: '2' });
    expect(headers).toMatchObject({ 'x-total': '3', 'x-last-page': '2' });
    expect(body.map(({ channel, method, is_current }) => [channel, method, is_current])).toEqual([
      ['simple', 'password', true],
      ['fle', 'password', false],
    ]);
    expect(body[0]).toMatchObject({ ip_address: '127.0.0.1', user_agent: expect.any(String) });
  });

  it('is deleted after half a year', async () => {
    app.clock.advance(181 * DAY);
    const latest = await loginAs(app, { username: email, password });
    await authSweepJob.run(app.jobCtx());
    expect((await read(latest)).body).toHaveLength(1);
  });
});

import type { AuthResult, LoginHistory, operations, User } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { supportRulingOf } from './support.rules.ts';
import { contractDocument } from '../../../platform/contract/openapi-document.ts';
import { readOperations } from '../../../platform/contract/read-operations.ts';
import { supportLog } from '../../../platform/db/schema/support.ts';
import { users } from '../../../platform/db/schema/customer.ts';
import { databasePrint } from '../../../testing/database-print.ts';
import { deliverMails, loginAs, openTestApp, type TestApp } from '../../../testing/index.ts';
import { operatorClient } from '../../../operator/testing/operator-client.ts';

let app: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  app = await openTestApp();
  operator = operatorClient(app);
});
beforeEach(() => app.clock.set('2026-11-20T10:00:00+09:00'));
afterAll(() => app.close());

const request = { channel: 'simple', member: 'taro@example.com', staff: '見本 花子', reason: 'お届け先の確認' };

async function issue(changes: Partial<typeof request> = {}) {
  const { status, body } = await operator.ask<{ url: string; user_id: string; expires_at: string; code?: string }>(
    'POST',
    'support',
    { ...request, ...changes },
  );
  return { status, body, code: new URLSearchParams(body.url?.split('#')[1]).get('support') ?? '' };
}
const open = (code: string, channel?: string) =>
  app.call<AuthResult & { code: string }>('POST', '/v1/auth/support', {
    body: { code },
    ...(channel && { channel }),
  });
async function support(): Promise<string> {
  const { body } = await open((await issue()).code);
  return body.access_token ?? '';
}
const log = async () => app.db.select().from(supportLog).orderBy(supportLog.id);
const lastOf = async () => (await log()).at(-1);

describe('a support link', () => {
  it('has its code in the fragment, which no server or referrer receives, and is stored only as a hash', async () => {
    const { status, body, code } = await issue();
    expect(status).toBe(200);
    expect(new URL(body.url)).toMatchObject({ pathname: '/login/', search: '', hash: `#support=${code}` });
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(body.expires_at).toBe('2026-11-20T01:10:00.000Z');
    expect(JSON.stringify(await databasePrint(app.db))).not.toContain(code);
  });

  it('logs in once, as the member, with the flag of a manager login', async () => {
    const { code } = await issue();
    const { status, body } = await open(code);
    expect([status, body.is_manager_login]).toEqual([200, true]);
    const me = await app.call<User>('GET', '/v1/me/user', { token: body.access_token ?? '' });
    expect(me.body.email).toBe('taro@example.com');
    expect(await open(code)).toMatchObject({ status: 410, body: { code: 'auth.support_link.expired' } });
  });

  it('is refused after ten minutes, on another channel, or with another code', async () => {
    const { code } = await issue();
    expect((await open(code, 'fle.localhost')).status).toBe(410);
    expect((await open(`${code.slice(1)}x`)).status).toBe(410);
    app.clock.advance(10 * 60_000);
    expect((await open(code)).status).toBe(410);
  });

  it('is issued only for existing members and channels, with a staff name and a reason', async () => {
    expect((await issue({ member: 'nobody@example.com' })).status).toBe(404);
    expect((await issue({ channel: 'none' })).status).toBe(404);
    for (const field of ['staff', 'reason'] as const) expect((await issue({ [field]: ' ' })).status).toBe(422);
    const [taro] = await app.db.select().from(users).where(eq(users.email, 'taro@example.com'));
    expect((await issue({ member: taro?.id ?? '' })).body.user_id).toBe(taro?.id);
  });
});

describe('a support session', () => {
  it('keeps its flag when it is refreshed, also in a second tab, and expires after an hour', async () => {
    const token = await support();
    const refresh = (auth: string) => app.call<AuthResult>('POST', '/v1/auth/refresh', { token: auth });
    const first = await refresh(token);
    expect([first.body.is_manager_login, (await refresh(token)).body.is_manager_login]).toEqual([true, true]);
    app.clock.advance(59 * 60_000);
    const expired = await refresh(first.body.access_token ?? '');
    expect([expired.status, expired.body.is_manager_login]).toEqual([200, true]);
    app.clock.advance(60_000);
    expect((await app.call('GET', '/v1/me/user', { token: expired.body.access_token ?? '' })).status).toBe(401);
    expect((await refresh(expired.body.access_token ?? '')).status).toBe(401);
  });

  it('is shown to the member in the login history and sends no mail', async () => {
    await deliverMails(app);
    await support();
    expect(await deliverMails(app)).toEqual([]);
    const token = await loginAs(app);
    const { body } = await app.call<LoginHistory[]>('GET', '/v1/me/login-histories', { token });
    expect(body.slice(0, 2).map(({ method }) => method)).toEqual(['password', 'support']);
  });

  it("does not affect the member's own session, which has no flag", async () => {
    const own = await loginAs(app);
    await app.call('POST', '/v1/auth/logout', { token: await support() });
    const { body } = await app.call<AuthResult>('POST', '/v1/auth/refresh', { token: own });
    expect(body).not.toHaveProperty('is_manager_login');
    expect((await app.call('GET', '/v1/me/user', { token: body.access_token ?? '' })).status).toBe(200);
  });
});

const operationsOfMembers = readOperations(contractDocument).filter(({ auth }) => auth !== 'ignored');
const refused = operationsOfMembers.filter((operation) => supportRulingOf(operation).startsWith('refused'));

describe('an operation that only the member may do', () => {
  it('is every write except to the cart, the address book and the favourites', () => {
    const must: (keyof operations)[] = [
      'updateMe',
      'updatePassword',
      'requestSecondFactor',
      'updateSecondFactor',
      'addPasskey',
      'startPasskey',
      'removePasskey',
      'createUserCard',
      'deleteUserCard',
      'useUserCard',
      'requestEmailVerify',
      'checkEmailVerify',
      'leave',
      'decideCart',
      'cancelOrder',
    ];
    const names = refused.map(({ id }) => id);
    expect(names).toEqual(expect.arrayContaining(must));
    expect(names.some((id) => /password|passkey|card\b|secondFactor|email|leave/i.test(id))).toBe(true);
    const written = operationsOfMembers.filter((operation) => supportRulingOf(operation) === 'written');
    expect(written.every(({ url }) => /^\/v1\/(carts|me\/user-addresses|me\/user-lists)/.test(url))).toBe(true);
    const unread = operationsOfMembers.filter((it) => it.method !== 'get' && supportRulingOf(it) === 'read');
    expect(unread).toEqual([]);
  });

  it.each(refused.map(({ method, url, id }) => [method.toUpperCase(), url, id] as const))(
    '%s %s is refused with a code before its input is read, and changes nothing',
    async (method, url, id) => {
      const token = await support();
      const before = (await log()).length;
      const { status, body } = await app.call<{ code: string }>(method as 'POST', url.replaceAll(/:\w+/g, '1'), {
        token,
      });
      expect([status, body.code]).toEqual([403, 'auth.manager_login']);
      const isSilent = supportRulingOf({ id, method }) === 'refused_silently';
      expect((await log()).slice(before).map(({ event, operation }) => [event, operation])).toEqual(
        isSilent ? [] : [['refused', id]],
      );
    },
  );
});

describe('the log of support logins', () => {
  it('records who did what for which member and when, with ids only', async () => {
    const { body, code } = await issue();
    app.clock.advance(60_000);
    const token = (await open(code)).body.access_token ?? '';
    app.clock.advance(60_000);
    await app.call('POST', '/v1/carts/init', { token, body: { token: null } });
    await app.call('PUT', '/v1/me/password', { token });
    await app.call('POST', '/v1/auth/logout', { token });
    expect(await lastOf()).toMatchObject({ event: 'ended' });
    const rows = (await operator.ask<Record<string, unknown>[]>('GET', 'support/log?days=1')).body
      .slice(0, 5)
      .reverse();
    const shared = { staff: '見本 花子', user_id: body.user_id, support_id: rows[0]?.support_id };
    expect(rows).toEqual([
      { ...shared, event: 'issued', reason: 'お届け先の確認', operation: null, at: '2026-11-20T01:00:00.000Z' },
      { ...shared, event: 'begun', reason: null, operation: null, at: '2026-11-20T01:01:00.000Z' },
      { ...shared, event: 'written', reason: null, operation: 'initCart', at: '2026-11-20T01:02:00.000Z' },
      { ...shared, event: 'refused', reason: null, operation: 'updatePassword', at: '2026-11-20T01:02:00.000Z' },
      { ...shared, event: 'ended', reason: null, operation: null, at: '2026-11-20T01:02:00.000Z' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('taro');
  });

  it('is append-only', async () => {
    await issue();
    await expect(app.db.update(supportLog).set({ staff: 'nobody' })).rejects.toThrow();
    await expect(app.db.delete(supportLog)).rejects.toThrow();
    expect((await log()).length).toBeGreaterThan(0);
  });
});

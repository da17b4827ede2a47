import type { AuthResult } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, sessionTokens } from '../../platform/db/schema/auth.ts';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';
import { authSweepJob } from './auth-sweep-job.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const me = async (token: string, channel?: string) => {
  const { status, body } = await app.call<{ code?: string }>('GET', '/v1/me/user', {
    token,
    ...(channel && { channel }),
  });
  return status === 200 ? 200 : body.code;
};
const refresh = (token: string | undefined, channel?: string) =>
  app.call<AuthResult & { code?: string }>('POST', '/v1/auth/refresh', {
    ...(token && { token }),
    ...(channel && { channel }),
  });
const refreshed = async (token: string) => {
  const { body } = await refresh(token);
  if (!body.access_token) throw new Error(`The refresh was refused: ${body.code}`);
  return body.access_token;
};

describe('an access token', () => {
  it('is valid for fifteen minutes', async () => {
    const token = await loginAs(app);
    app.clock.advance(15 * MINUTE - 1);
    expect(await me(token)).toBe(200);
    app.clock.advance(1);
    expect(await me(token)).toBe('auth.expired');
  });

  it('is refused on another channel', async () => {
    const token = await loginAs(app, { channel: 'fle.localhost' });
    expect(await me(token, 'fle.localhost')).toBe(200);
    expect(await me(token, 'simple.localhost')).toBe('auth.expired');
    expect((await refresh(token, 'simple.localhost')).status).toBe(401);
  });

  it('is required where none is sent', async () => {
    expect((await app.call<{ code: string }>('GET', '/v1/me/user')).body.code).toBe('auth.required');
    expect((await refresh(undefined)).body.code).toBe('auth.required');
  });
});

describe('refresh', () => {
  it('exchanges an expired access token of an active session', async () => {
    const token = await loginAs(app);
    app.clock.advance(29 * DAY);
    const { body } = await refresh(token);
    expect(body).toMatchObject({ expires_in: 900, is_verify: false });
    expect(body.access_token).not.toBe(token);
    expect(await me(String(body.access_token))).toBe(200);
  });

  it('is refused once the session expires after thirty days', async () => {
    const token = await loginAs(app);
    app.clock.advance(30 * DAY);
    expect((await refresh(token)).body.code).toBe('auth.expired');
  });

  it('accepts the old token for ten more seconds, for pending requests and a second tab, which gets the same new token', async () => {
    const old = await loginAs(app);
    const first = await refreshed(old);
    app.clock.advance(10_000);
    expect(await me(old)).toBe(200);
    const { body } = await refresh(old);
    expect(body).toMatchObject({ access_token: first, expires_in: 890 });
    expect(await me(first)).toBe(200);
  });

  it('returns the same new token to all tabs that refresh at once, which can be refreshed again', async () => {
    const old = await loginAs(app);
    const before = await app.db.$count(sessionTokens);
    const tokens = await Promise.all(Array.from({ length: 5 }, () => refreshed(old)));
    expect(new Set(tokens).size).toBe(1);
    expect(await app.db.$count(sessionTokens)).toBe(before + 1);
    app.clock.advance(MINUTE);
    const [next = ''] = await Promise.all(tokens.map((token) => refreshed(token)));
    expect(await me(next)).toBe(200);
  });

  it('with a token that was already exchanged ends its session for all holders, and no other session', async () => {
    const elsewhere = await loginAs(app);
    const old = await loginAs(app);
    const first = await refreshed(old);
    const second = await refreshed(first);
    app.clock.advance(10_001);
    expect(await me(old)).toBe('auth.expired');
    expect(await me(second)).toBe(200);
    expect((await refresh(old)).body.code).toBe('auth.expired');
    expect(await me(second)).toBe('auth.expired');
    expect((await refresh(second)).body.code).toBe('auth.expired');
    expect(await me(elsewhere)).toBe(200);
  });

  it('recognises a reused token after weeks, also after the sweep', async () => {
    const old = await loginAs(app);
    const first = await refreshed(old);
    app.clock.advance(20 * DAY);
    await authSweepJob.run(app.jobCtx());
    expect((await refresh(old)).status).toBe(401);
    expect((await refresh(first)).status).toBe(401);
  });

  it('stores nothing from which an access token could be derived', async () => {
    const token = await refreshed(await loginAs(app));
    expect(JSON.stringify(await app.db.select().from(sessionTokens))).not.toContain(token);
  });

  it('refuses a made-up access token', async () => {
    expect((await refresh('made-up')).body.code).toBe('auth.expired');
  });
});

describe('logout', () => {
  it('ends the session in every tab, also with an expired access token', async () => {
    const first = await loginAs(app);
    const second = await refreshed(first);
    app.clock.advance(20 * MINUTE);
    expect((await app.call('POST', '/v1/auth/logout', { token: second })).status).toBe(204);
    expect((await refresh(second)).status).toBe(401);
    expect((await refresh(first)).status).toBe(401);
  });

  it("does not affect the member's other sessions", async () => {
    const phone = await loginAs(app);
    const desk = await loginAs(app);
    await app.call('POST', '/v1/auth/logout', { token: desk });
    expect([await me(desk), await me(phone)]).toEqual(['auth.expired', 200]);
  });

  it('succeeds without a valid access token', async () => {
    expect((await app.call('POST', '/v1/auth/logout')).status).toBe(204);
    expect((await app.call('POST', '/v1/auth/logout', { token: 'made-up' })).status).toBe(204);
  });
});

describe('the sweep', () => {
  it('deletes expired sessions with their tokens, and no active ones', async () => {
    await loginAs(app);
    app.clock.advance(31 * DAY);
    const live = await loginAs(app);
    await authSweepJob.run(app.jobCtx());
    expect(await app.db.$count(sessions)).toBe(1);
    expect(await app.db.$count(sessionTokens)).toBe(1);
    expect(await me(live)).toBe(200);
  });
});

import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs, openTestApp, type TestApp } from '../index.ts';
import { contractCalls, type ContractCall } from './testing/contract-calls.ts';

const calls = contractCalls();
const memberOnly = calls.filter(({ auth }) => auth === 'required');
const mayBeMember = calls.filter(({ auth }) => auth === 'optional');
const forAnybody = calls.filter(({ auth }) => auth === 'ignored');
/** They accept an expired access token, and check it themselves. */
const ENDING = new Set(['logout', 'refreshToken']);

const base64 = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const claims = { sub: '1', role: 'admin', exp: 4_102_444_800 };
const signed = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`;

let app: TestApp;
let live: string;
/** Invalid access tokens, by their defect. */
let bad: Record<string, string>;
beforeAll(async () => {
  app = await openTestApp();
  const over = await loginAs(app);
  app.clock.advance(15 * 60_000);
  const revoked = await loginAs(app);
  await app.call('POST', '/v1/auth/logout', { token: revoked });
  live = await loginAs(app);
  bad = {
    over,
    revoked,
    'of another channel': await loginAs(app, { channel: 'fle.localhost' }),
    'made up': 'made-up',
    'changed in one letter': `${live.slice(0, -1)}${live.endsWith('A') ? 'B' : 'A'}`,
    'unsigned claims': `${base64({ alg: 'none' })}.${base64(claims)}.`,
    'claims signed by a guessed key': `${signed}.${createHmac('sha256', 'secret').update(signed).digest('base64url')}`,
  };
});
afterAll(() => app.close());

// Query and body are both invalid: a missing login is reported before they are read.
const answerTo = async ({ method, path }: ContractCall, authorization?: string) => {
  const response = await app.server.inject({
    method: method as 'GET',
    url: `${path.replace(/\{\w+\}/g, '1')}?nonsense=1`,
    headers: {
      'x-channel': 'simple.localhost',
      ...(authorization !== undefined && { authorization }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { payload: '{"nonsense":1}' }),
  });
  return `${response.statusCode} ${response.json<{ code: string }>().code}`;
};

const answersToBad = async (call: ContractCall) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(bad).map(async ([what, token]) => [what, await answerTo(call, `Bearer ${token}`)] as const),
    ),
  );

const eachBad = (answer: string) => Object.fromEntries(Object.keys(bad).map((what) => [what, answer]));

describe('the contract', () => {
  it('requires a member for every path under /v1/me/, and to use points (spec §6)', () => {
    const own = calls.filter(({ path }) => path.startsWith('/v1/me/')).map(({ id }) => id);
    expect(own.length).toBeGreaterThan(5);
    expect(memberOnly.map(({ id }) => id).sort()).toEqual([...own, 'setCartPoint'].sort());
  });
});

describe.each(memberOnly)('$id', (call) => {
  it('requires a login before it reads the request', async () => {
    expect(await answerTo(call)).toBe('401 auth.required');
    expect(await answerTo(call, `Basic ${base64('taro@example.com:x')}`)).toBe('401 auth.required');
  });

  it('refuses an access token that is expired, revoked, forged or of another channel', async () => {
    expect(await answersToBad(call)).toEqual(eachBad('401 auth.expired'));
  });

  it('reads the request of a member', async () => {
    expect(await answerTo(call, `Bearer ${live}`)).not.toMatch(/^401/);
  });
});

describe.each(mayBeMember)('$id, which guests may call', (call) => {
  it('does not treat an invalid access token as a guest', async () => {
    expect(await answersToBad(call)).toEqual(eachBad('401 auth.expired'));
  });
});

describe.each(forAnybody.filter(({ id }) => !ENDING.has(id)))('$id, which requires no login', (call) => {
  it('gives everybody the same response, with any access token', async () => {
    const answer = await answerTo(call);
    expect(answer).not.toMatch(/^401/);
    expect(await answersToBad(call)).toEqual(eachBad(answer));
  });
});

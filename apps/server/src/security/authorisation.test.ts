import document from '@shop/api/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs, openTestApp, type TestApp } from '../testing/index.ts';

type Security = Record<string, string[]>[];

const operations = Object.entries(document.paths as unknown as Record<string, Record<string, { operationId?: string; security?: Security }>>).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId: id, security = [] }]) => (id ? [{ id, method, path, security }] : [])),
);
const needsMember = ({ security }: { security: Security }): boolean => security.some((it) => 'bearer' in it) && !security.some((it) => Object.keys(it).length === 0);
const memberOnly = operations.filter(needsMember);
const mayBeMember = operations.filter((operation) => operation.security.some((it) => 'bearer' in it) && !needsMember(operation));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const codeOf = async ({ method, path }: { method: string; path: string }, token?: string) => {
  const response = await app.server.inject({
    method: method.toUpperCase() as 'GET',
    url: `${path.replace(/\{\w+\}/g, '1')}?nonsense=1`,
    headers: { 'x-channel': 'simple.localhost', ...(token && { authorization: `Bearer ${token}` }), ...(method !== 'get' && { 'content-type': 'application/json' }) },
    ...(method !== 'get' && { payload: '{"nonsense":1}' }),
  });
  return response.json<{ code: string }>().code;
};

describe('the contract', () => {
  it('asks for a member wherever an address begins with /v1/me/, and to use points (spec §6)', () => {
    const own = operations.filter(({ path }) => path.startsWith('/v1/me/')).map(({ id }) => id);
    expect(own.length).toBeGreaterThan(5);
    expect(memberOnly.map(({ id }) => id).sort()).toEqual([...own, 'setCartPoint'].sort());
  });
});

describe.each(memberOnly)('$id', (operation) => {
  it('asks a guest to log in before it reads what was sent', async () => {
    expect(await codeOf(operation)).toBe('auth.required');
  });

  it('says so when the bearer is over, made up, or of another channel', async () => {
    const over = await loginAs(app);
    app.clock.advance(15 * 60_000);
    const elsewhere = await loginAs(app, { channel: 'fle.localhost' });
    expect(await Promise.all([over, 'made-up', elsewhere].map((token) => codeOf(operation, token)))).toEqual(Array(3).fill('auth.expired'));
  });
});

describe.each(mayBeMember)('$id, which guests may call', (operation) => {
  it('does not take one whose bearer is over for a guest', async () => {
    const token = await loginAs(app);
    app.clock.advance(15 * 60_000);
    expect(await codeOf(operation, token)).toBe('auth.expired');
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractCalls } from '../../testing/security/testing/contract-calls.ts';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await loginAs(app);
});
afterAll(() => app.close());

const calls = contractCalls().filter(({ path }) => path.startsWith('/v1/'));
// Reads are made as a member; writes as a guest with a refused body, so that the first call does not affect the second.
const answer = async ({ method, pathNames, path }: (typeof calls)[number], end: '' | '/') => {
  const isRead = method === 'GET';
  const url = pathNames.reduce((filled, name) => filled.replace(`{${name}}`, '1'), path);
  const { statusCode, body, headers } = await app.server.inject({
    method: method as 'GET',
    url: `${url}${end}`,
    headers: {
      'x-channel': 'simple.localhost',
      ...(isRead ? { authorization: `Bearer ${token}` } : { 'content-type': 'application/json' }),
    },
    ...(!isRead && { payload: '{"nonsense":1}' }),
  });
  return { statusCode, type: headers['content-type'], body: body.replaceAll(/"request_?id":"[^"]+"/gi, '') };
};

it('every call returns the same with and without a trailing slash', async () => {
  expect(calls.length).toBeGreaterThan(140);
  const different: string[] = [];
  for (const call of calls) {
    const [plain, slashed] = [await answer(call, ''), await answer(call, '/')];
    if (JSON.stringify(plain) !== JSON.stringify(slashed))
      different.push(
        `${call.method} ${call.path}: ${plain.statusCode} ${plain.body.slice(0, 80)} / ${slashed.statusCode} ${slashed.body.slice(0, 80)}`,
      );
  }
  expect(different).toEqual([]);
});

it.each(['banners', 'brands', 'free-areas', 'messages'])('GET /v1/%s returns all items with per=all', async (list) => {
  const { status, body } = await app.call<unknown[]>('GET', `/v1/${list}`, { query: { per: 'all' } });
  expect([status, body.length > 0]).toEqual([200, true]);
});

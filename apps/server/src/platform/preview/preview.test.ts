import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorClient } from '../../operator/testing/operator-client.ts';
import { openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { channels } from '../db/schema/channels.ts';
import { readPreview, signPreview } from './preview-token.ts';

const now = '2026-11-20T10:00:00+09:00';
let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp({ now });
  operator = operatorClient(shop);
  await shop.db.update(channels).set({ openedAt: null });
  await shop.settled();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(now));

const issue = (body: object = {}) => operator.ask<{ url: string; expires_at: string }>('POST', 'previews', body);
const tokenOf = async (body: object = {}) => new URL((await issue(body)).body.url).searchParams.get('preview') ?? '';
/** A request as the page server sends it. */
const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
  shop.server.inject({ method, url, headers: { 'x-channel': 'simple.localhost', ...headers } });
const look = async (token: string, url = '/v1/settings/front') => ask('GET', url, { 'x-preview': token });

describe('a preview', () => {
  it('shows a channel before its opening to its holder alone, also by the cookie of a browser', async () => {
    const token = await tokenOf();
    expect((await ask('GET', '/v1/settings/front', {})).statusCode).toBe(503);
    const shown = await look(token);
    expect([shown.statusCode, shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect((await ask('GET', '/v1/products', { cookie: `a=b; preview=${token}` })).statusCode).toBe(200);
  });

  it('ends after 30 minutes, and is refused when it was changed or is of another channel', async () => {
    const token = await tokenOf();
    const other = { ...JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()), expires: 9e15 };
    const forged = `${Buffer.from(JSON.stringify(other)).toString('base64url')}.${token.split('.')[1]}`;
    for (const wrong of [forged, '', 'x', `${token}x`, await tokenOf({ channel: 'fle' })])
      expect((await look(wrong)).statusCode).toBe(503);
    shop.clock.advance(30 * 60_000 - 1);
    expect((await look(token)).statusCode).toBe(200);
    shop.clock.advance(1);
    expect((await look(token)).statusCode).toBe(503);
  });

  it('shows another theme and the content of another date', async () => {
    const settings = await look(await tokenOf({ theme: 'ven' }));
    expect(settings.json()).toMatchObject({ SITE: { THEME: 'Ven' } });
    await operator.put('news', [
      {
        kind: 'notice',
        title: '歳末の営業',
        lead: '予定',
        body: '<p>予定</p>',
        is_important: false,
        published_at: '2026-12-20 0:00',
      },
    ]);
    const titles = async (at: string) =>
      (await look(await tokenOf({ at }), '/v1/news?per=all')).json<{ title: string }[]>().map(({ title }) => title);
    expect(await titles('2026-12-19T23:59')).not.toContain('歳末の営業');
    expect(await titles('2026-12-20T00:00')).toContain('歳末の営業');
  });

  it('changes nothing: no cart, no order, no login, no mail', async () => {
    const token = await tokenOf();
    for (const [url, payload] of [
      ['/v1/carts/init', { token: null }],
      ['/v1/auth/login', { username: 'taro@example.com', password: 'x' }],
      ['/v1/inquiries', {}],
    ] as const) {
      const answer = await shop.server.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'x-channel': 'simple.localhost', 'x-preview': token },
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'preview.read_only']);
    }
    expect((await shop.db.execute('select count(*)::int as n from carts')).rows).toEqual([{ n: expect.any(Number) }]);
  });

  it('is issued for known channels, themes, dates and paths of the shop only', async () => {
    expect((await issue({ channel: 'none' })).status).toBe(404);
    for (const body of [
      { theme: 'none' },
      { at: 'tomorrow' },
      { path: '//evil.example' },
      { path: 'https://evil.example' },
    ])
      expect((await issue(body)).status).toBe(422);
    expect(new URL((await issue({ channel: 'fle', path: '/products/' })).body.url).pathname).toBe('/products/');
  });
});

it('a token signed with another operator’s secret is not accepted', () => {
  const claims = { channel: 'simple', at: null, theme: null, expires: 2e12 };
  const [one, two] = ['the-first-operator', 'the-second-operator'].map((operatorSecret) =>
    testConfig({ operatorSecret }),
  );
  if (!one || !two) throw new Error('two configurations are needed');
  const token = signPreview(one, claims);
  expect(readPreview(one, token, new Date())).toEqual(claims);
  expect(readPreview(two, token, new Date())).toBeNull();
});

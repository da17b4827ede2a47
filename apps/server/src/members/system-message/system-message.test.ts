import type { SystemMessage } from '@shop/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemMessages } from '../../platform/db/schema/system-messages.ts';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
}

let app: TestApp;
let token: string;
let other: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await loginAs(app);
  other = await loginAs(app, { username: 'jiro@example.com' });
});
afterAll(() => app.close());

const list = (as: string, query: Record<string, string> = {}) =>
  app.call<SystemMessage[]>('GET', '/v1/me/system-messages', { token: as, query });
const open = (id: number, as = token) =>
  app.call<SystemMessage & Refusal>('GET', `/v1/me/system-messages/${id}`, { token: as });

describe('a message of the shop to a member', () => {
  it('is listed for that member only, the latest first, in pages', async () => {
    const { body, headers } = await list(token, { per: '1' });
    expect([body.length, headers['x-total']]).toEqual([1, '2']);
    const [first, second] = (await list(token)).body;
    expect(Date.parse(first?.created_at ?? '')).toBeGreaterThan(Date.parse(second?.created_at ?? ''));
    expect((await list(other)).body).toEqual([]);
  });

  it('is listed with all others by `all`, beyond a hundred on a further page', async () => {
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from users where email_key = 'saburo@example.com'`,
    );
    await app.db.insert(systemMessages).values(
      Array.from({ length: 101 }, (_, nth) => ({
        userId: rows[0]?.id ?? '',
        title: `${nth}`,
        body: '見本',
        createdAt: app.clock.now(),
      })),
    );
    const saburo = await loginAs(app, { username: 'saburo@example.com' });
    const [first, second] = [await list(saburo, { per: 'all' }), await list(saburo, { per: 'all', page: '2' })];
    expect([first.headers['x-per-page'], first.headers['x-last-page']]).toEqual([
      '100',
      second.headers['x-current-page'],
    ]);
    expect(first.body.length + second.body.length).toBe(Number(first.headers['x-total']));
  });

  it('is not found by another member, whose request does not mark it as read (P-17)', async () => {
    const [first] = (await list(token)).body;
    expect(await open(first?.id ?? 0, other)).toMatchObject({
      status: 404,
      body: { code: 'system_message.not_found' },
    });
    expect((await list(token)).body[0]?.read_at).toBeNull();
  });

  it('is marked as read when it is first opened', async () => {
    const [first] = (await list(token)).body;
    const opened = (await open(first?.id ?? 0)).body;
    expect(opened.read_at).toBe(app.clock.now().toISOString());
    app.clock.advance(60_000);
    expect((await open(first?.id ?? 0)).body).toEqual(opened);
    expect((await list(token)).body[0]).toEqual(opened);
  });

  it('is counted and listed separately while it is unread', async () => {
    const { body, headers } = await list(token, { unread: '1', per: '1' });
    expect([headers['x-total'], body.map(({ read_at }) => read_at)]).toEqual(['1', [null]]);
    await open(body[0]?.id ?? 0);
    expect((await list(token, { unread: '1' })).body).toEqual([]);
    expect((await list(token)).body).toHaveLength(2);
  });
});

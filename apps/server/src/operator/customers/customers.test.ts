import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberBuyer, type MemberBuyer } from '../../checkout/order/testing/member-buyer.ts';
import { deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';

interface Found {
  id: string;
  email: string;
  phone: string;
}

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let taro: MemberBuyer;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
  taro = await memberBuyer(shop);
});
afterAll(() => shop.close());

const find = async (words: string) =>
  (await operator.ask<Found[]>('GET', `customers?find=${encodeURIComponent(words)}`)).body;
const change = async (body: object, key = 'taro@example.com') => {
  const { status, body: answer } = await operator.ask('PATCH', `customers/${encodeURIComponent(key)}`, body);
  return status === 204 ? status : `${status} ${answer.code}`;
};
const reason = '電話でのご依頼';

it('a member is found by name, kana in any writing, email and telephone, and by nothing else', async () => {
  const [own] = await find('taro@example.com');
  for (const words of ['太郎', 'たろう taro', 'ﾀﾛｳ', own?.phone ?? '-', (own?.phone ?? '-').replaceAll('-', '')])
    expect([words, (await find(words)).some(({ id }) => id === own?.id)]).toEqual([words, true]);
  expect(await find('太郎 見つからない名前')).toEqual([]);
});

it('a member is shown with orders and points', async () => {
  const { body } = await operator.ask<{ orders: object[]; points: number }>('GET', 'customers/taro@example.com');
  expect(body).toMatchObject({ email: 'taro@example.com', locked_until: null });
  expect(body.orders.length).toBeGreaterThan(0);
  expect((await operator.ask('GET', 'customers/nobody@example.com')).body.code).toBe('user.not_found');
});

it('points are added with a reason that the member reads', async () => {
  const { available } = await taro.points();
  expect(await change({ points: 300, channel: 'simple', reason: 'お届けの遅れのおわび' })).toBe(204);
  expect((await taro.points()).available).toBe(available + 300);
  expect((await taro.pointRows())[0]).toMatchObject({ points: 300 });
  expect(await change({ points: 300, channel: 'none', reason })).toBe('404 channel.not_found');
  expect(await change({ points: 0, channel: 'simple', reason })).toMatch(/^422 /);
});

it('a locked member is unlocked at once', async () => {
  const login = (password: string) =>
    shop.call('POST', '/v1/auth/login', { body: { username: 'jiro@example.com', password } });
  expect(await change({ unlock: true, reason }, 'jiro@example.com')).toBe('409 user.not_locked');
  for (let tries = 0; tries < 12; tries += 1) await login('chigau-aikotoba-desu');
  expect((await login('hamu-to-chizu-no-yoru')).status).toBe(403);
  expect(await change({ unlock: true, reason }, 'jiro@example.com')).toBe(204);
  expect((await login('hamu-to-chizu-no-yoru')).status).toBe(200);
});

it('everything stored about a member is disclosed, without secrets', async () => {
  const { body } = await operator.ask<Record<string, unknown>>('GET', 'customers/taro@example.com/disclosure');
  expect(Object.keys(body)).toEqual(['profile', 'addresses', 'orders', 'points', 'inquiries', 'answers', 'logins']);
  expect(JSON.stringify(body)).not.toMatch(/passwordHash|answerHash|\$argon2/);
});

it('another email address informs the old mailbox; the audit log has neither in full', async () => {
  await deliverMails(shop);
  expect(await change({ email: 'jiro@example.com', reason })).toBe('409 user.email_taken');
  expect(await change({ email: 'not-an-address', reason })).toBe('422 user.email');
  expect(await change({ email: 'taro.new@example.com', reason })).toBe(204);
  expect((await deliverMails(shop)).map(({ to }) => to)).toEqual(['taro@example.com']);
  expect((await find('taro.new@example.com')).length).toBe(1);
  const { rows } = await shop.db.execute(sql`select before, after, reason from audit_log where action = 'customer.email'`);
  expect(rows).toEqual([{ before: { email: 't…@example.com' }, after: { email: 't…@example.com' }, reason }]);
});

it('a member with an open order is not erased; without one nothing but the orders is left', async () => {
  expect(await change({ erase: true, reason }, 'taro.new@example.com')).toBe('403 user.orders_open');
  await shop.db.execute(sql`update orders set status = 'delivered' where user_id is not null`);
  expect(await change({ erase: true, reason }, 'taro.new@example.com')).toBe(204);
  expect(await find('taro.new@example.com')).toEqual([]);
  expect((await deliverMails(shop)).map(({ to }) => to)).toContain('taro.new@example.com');
});

import type { AuthResult, ProductSummary } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractDocument } from '../contract/openapi-document.ts';
import { readOperations } from '../contract/read-operations.ts';
import { userListItems } from '../db/schema/favourites.ts';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
  message: string;
}

let shop: TestApp;
let member: { id: string; token: string };

beforeAll(async () => {
  shop = await openTestApp();
  const { body } = await shop.call<AuthResult>('POST', '/v1/auth/login', {
    body: { username: 'taro@example.com', password: SAMPLE_PASSWORD },
  });
  member = { id: body.user_id, token: body.access_token ?? '' };
});
afterAll(() => shop.close());

/** Writes that the pages of a member send: everything under /v1/me, and the cart with its checkout. */
const writes = readOperations(contractDocument)
  .filter(({ method, auth, url }) => method !== 'get' && auth !== 'ignored' && !url.startsWith('/v1/auth/'))
  .map(({ id, method, url }) => [id, method.toUpperCase() as 'POST' | 'PUT' | 'PATCH' | 'DELETE', url] as const);

it('the contract has writes for a member and for a cart', () => {
  expect(writes.filter(([, , url]) => url.startsWith('/v1/me/')).length).toBeGreaterThan(20);
  expect(writes.filter(([, , url]) => url.startsWith('/v1/carts')).length).toBeGreaterThan(10);
});

describe('a write for another member', () => {
  it.each(writes)('%s (%s %s) is refused before its input is read', async (_id, method, url) => {
    const path = url.replace(/:\w+/g, '1').replace(/\*$/, '');
    const { status, body } = await shop.call<Refusal>(method, path, {
      token: member.token,
      headers: { 'x-member-id': 'usr_another' },
    });
    expect([status, body.code]).toEqual([403, 'auth.member_changed']);
    expect(body.message).toContain('別の会員');
  });

  it('changes nothing, while the same write for the logged-in member does', async () => {
    const [product] = (await shop.call<ProductSummary[]>('GET', '/v1/products')).body;
    const attach = (memberId: string) =>
      shop.call('PATCH', '/v1/me/user-lists/attach', {
        token: member.token,
        headers: { 'x-member-id': memberId },
        body: { table: 'products', ids: [product?.id] },
      });
    await shop.db.delete(userListItems);
    const rows = () => shop.db.$count(userListItems);
    expect((await attach('usr_another')).status).toBe(403);
    expect(await rows()).toBe(0);
    expect((await attach(member.id)).status).toBe(200);
    expect(await rows()).toBe(1);
  });

  it('is refused without an access token where guests may write', async () => {
    const { status, body } = await shop.call<Refusal>('POST', '/v1/carts/init', {
      body: { token: null },
      headers: { 'x-member-id': member.id },
    });
    expect([status, body.code]).toEqual([403, 'auth.member_changed']);
  });
});

it('a read for another member is refused too', async () => {
  const { status } = await shop.call('GET', '/v1/me/user', {
    token: member.token,
    headers: { 'x-member-id': 'usr_another' },
  });
  expect(status).toBe(403);
});

import type { RestockNotice } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/customer.ts';
import { deliverMails, freshMember, loginAs, openTestApp, samplePassword, type TestApp } from '../../testing/index.ts';
import { other, soldOut, waitingShop, type Refusal, type WaitingShop } from './testing/waiting-shop.ts';

let app: TestApp;
let shop: WaitingShop;
beforeAll(async () => {
  app = await openTestApp();
  shop = waitingShop(app);
});
afterAll(() => app.close());
beforeEach(() => shop.begin());

describe('a member', () => {
  it('waits without a confirmation link, is notified at the current address, and once even if requested as a guest too', async () => {
    const token = await freshMember(app, 'before@example.jp');
    await shop.waiting('after@example.jp');
    expect((await shop.request(null, { token })).body).toEqual({ expires_in: null });
    expect(await deliverMails(app)).toEqual([]);
    await app.db
      .update(users)
      .set({ email: 'After@example.jp', emailKey: 'after@example.jp' })
      .where(eq(users.emailKey, 'before@example.jp'));
    await shop.set(soldOut, 5);
    expect((await shop.mails()).map(({ to }) => to.toLowerCase())).toEqual(['after@example.jp']);
    expect(await shop.mails()).toEqual([]);
  });

  it('loses the requests when leaving', async () => {
    const token = await freshMember(app, 'leaver@example.jp');
    await shop.request(null, { token });
    expect(await shop.rows()).toHaveLength(1);
    expect(
      (await app.call('DELETE', '/v1/me/user', { token, body: { current_password: samplePassword } })).status,
    ).toBe(204);
    expect(await shop.rows()).toEqual([]);
  });
});

describe('a member’s list', () => {
  const list = (token: string, channel = 'simple.localhost') =>
    app.call<RestockNotice[]>('GET', '/v1/me/restock-notices', { token, channel });
  const remove = (token: string, id: number, channel = 'simple.localhost') =>
    app.call<Refusal>('DELETE', `/v1/me/restock-notices/${id}`, { token, channel });

  it('contains what the member waits for on this channel, the latest first, until notified', async () => {
    const token = await freshMember(app, 'list@example.jp');
    await shop.request(null, { token });
    app.clock.advance(60_000);
    await shop.request(null, { token, key: other });
    const { body } = await list(token);
    expect(body.map(({ product }) => product.key)).toEqual([other, soldOut]);
    expect(body[0]).toMatchObject({ product_id: await shop.idOf(other), product: { name: expect.any(String) } });
    const elsewhere = await loginAs(app, {
      username: 'list@example.jp',
      password: samplePassword,
      channel: 'fle.localhost',
    });
    expect((await list(elsewhere, 'fle.localhost')).body).toEqual([]);
    await shop.set(soldOut, 5);
    await shop.mails();
    expect((await list(token)).body.map(({ product }) => product.key)).toEqual([other]);
  });

  it('loses what the member removes; nobody else can remove it (P-17)', async () => {
    const [token, otherToken] = [await freshMember(app, 'mine@example.jp'), await freshMember(app, 'other@example.jp')];
    await shop.request(null, { token });
    const [{ id = 0 } = {}] = (await list(token)).body;
    expect(await remove(otherToken, id)).toMatchObject({ status: 404, body: { code: 'restock.not_found' } });
    expect((await remove(token, id)).status).toBe(204);
    expect((await remove(token, id)).status).toBe(404);
    expect(await shop.rows()).toEqual([]);
  });
});

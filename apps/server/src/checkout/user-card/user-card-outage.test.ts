import type { UserCard } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/customer.ts';
import { userCards } from '../../platform/db/schema/user-cards.ts';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';
import { forgetCardsJob } from './forget-cards-job.ts';

// No payment service responds to this application.
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  token = await loginAs(app);
});
afterAll(() => app.close());

it('a card is not saved while the payment service is unreachable, and the member gets a message', async () => {
  const { status, body } = await app.call<{ code: string; message: string }>('POST', '/v1/me/user-cards', {
    token,
    body: { token: 'tok_sample' },
  });
  expect([status, body.code]).toEqual([422, 'payment.not_available']);
  expect(body.message).toMatch(/時間をおいて/);
  expect((await app.call<UserCard[]>('GET', '/v1/me/user-cards', { token })).body).toEqual([]);
});

it('a card is deleted for its member at once, and at the payment service when it is reachable again', async () => {
  const [member] = await app.db.select({ id: users.id }).from(users).where(eq(users.emailKey, 'taro@example.com'));
  const at = app.clock.now();
  const outcome = {
    token: 'card_sample',
    serviceCustomerId: 'cus_1',
    serviceCardId: 'crd_1',
    brand: 'visa',
    last4: '1111',
    expiration: '09/29',
    isMain: true,
    createdAt: at,
  };
  const [row] = await app.db
    .insert(userCards)
    .values({ ...outcome, userId: member?.id ?? null, channelId: app.ctx().channel.id })
    .returning();
  expect((await app.call('DELETE', `/v1/me/user-cards/${row?.id}`, { token })).status).toBe(204);
  expect((await app.call<UserCard[]>('GET', '/v1/me/user-cards', { token })).body).toEqual([]);
  await forgetCardsJob.run(app.jobCtx());
  app.clock.advance(2 * 60 * 60_000);
  await forgetCardsJob.run(app.jobCtx());
  const [waiting] = await app.db.select().from(userCards);
  expect(waiting?.forgetAt?.getTime()).toBe(app.clock.now().getTime() + 60_000);
});

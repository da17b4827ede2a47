import type { DecisionResult, PaymentCheck, UserCard } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { userCards } from '../../platform/db/schema/user-cards.ts';
import { openShop, type Shop } from '../../payment/testing/open-shop.ts';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { deliverMails, loginAs, setSetting, testConfig, type TestCall } from '../../testing/index.ts';
import { makeCaller } from '../../testing/test-call.ts';
import { forgetCardsJob } from './forget-cards-job.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

const [frictionless, challenge] = ['4111111111111111', '4000000000003220'];
let shop: Shop;
let token: string;
let other: string;
let elsewhere: string;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
beforeEach(async () => {
  token = await loginAs(shop.app);
  other = await loginAs(shop.app, { username: 'jiro@example.com' });
  elsewhere = await loginAs(shop.app, { channel: 'fle.localhost' });
});
afterAll(() => shop.close());

const list = (as = token, channel?: string) =>
  shop.app.call<UserCard[]>('GET', '/v1/me/user-cards', { token: as, ...(channel && { channel }) });
const post = (body: unknown, as = token) =>
  shop.app.call<UserCard & Refusal>('POST', '/v1/me/user-cards', { token: as, body });
const save = async (number: string, as = token) => (await post({ token: await shop.sandbox.token(number) }, as)).body;
const remove = (id: number, as = token) => shop.app.call<Refusal>('DELETE', `/v1/me/user-cards/${id}`, { token: as });
const use = (id: number, as = token) =>
  shop.app.call<UserCard & Refusal>('PATCH', `/v1/me/user-cards/${id}/use`, { token: as });
const empty = async (as = token) => {
  for (const { id } of (await list(as)).body) await remove(id, as);
};

describe('the cards of a member', () => {
  it('show brand, last digits and expiry from the payment service, and the limit (P-05)', async () => {
    await empty();
    const { status, body } = await post({ token: await shop.sandbox.token(frictionless) });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      is_main: true,
      token: expect.stringMatching(/^card_[\w-]{22}$/),
      token_key: 'sandbox',
      name: 'Visa',
      masked_number: '**** **** **** 1111',
      expiration: '09/29',
      is_expired: false,
    });
    const { body: cards, headers } = await list();
    expect([cards, headers['x-limit']]).toEqual([[body], String(LIMITS.cards)]);
  });

  it('include one main card, which can be changed: at first the first one, and the oldest one after its deletion', async () => {
    await empty();
    const [first, second] = [await save(frictionless), await save('5555555555554444')];
    expect([first.is_main, second.is_main]).toEqual([true, false]);
    expect((await use(second.id)).body).toEqual({ ...second, is_main: true });
    expect((await list()).body.map(({ id, is_main }) => [id, is_main])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect((await remove(second.id)).status).toBe(204);
    expect((await list()).body.map(({ id, is_main }) => [id, is_main])).toEqual([[first.id, true]]);
    const third = (await post({ token: await shop.sandbox.token('3530111333300000'), is_main: true })).body;
    expect((await list()).body.filter(({ is_main }) => is_main).map(({ id }) => id)).toEqual([third.id]);
  });

  it('accept a one-time token once; sent twice it creates the same card', async () => {
    await empty();
    const once = await shop.sandbox.token(frictionless);
    const [first, second] = await Promise.all([post({ token: once }), post({ token: once })]);
    expect(first.body).toEqual(second.body);
    expect((await list()).body).toHaveLength(1);
    expect(await post({ token: once }, other)).toMatchObject({
      status: 422,
      body: { code: 'payment.token_invalid', errors: { token: [expect.any(String)] } },
    });
    await remove(first.body.id);
    expect(await post({ token: once })).toMatchObject({ status: 422, body: { code: 'payment.token_invalid' } });
  });

  it.each([
    ['a number', { ccNumber: frictionless, ccExpiration: '09/29' }],
    ['a number with a token', { token: 'tok_x', number: frictionless }],
    ['a number instead of a token', { token: '4111 1111 1111 1111' }],
    ['nothing', {}],
  ])('are not accepted as %s', async (_what, body) => {
    expect(await post(body)).toMatchObject({ status: 422, body: { code: 'input.invalid' } });
  });

  it('are limited, and the service stores none beyond the limit', async () => {
    await empty(other);
    const tokens = await Promise.all(Array.from({ length: LIMITS.cards + 2 }, () => shop.sandbox.token(frictionless)));
    const answers = await Promise.all(tokens.map((one) => post({ token: one }, other)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMITS.cards);
    expect(answers.flatMap(({ status, body }) => (status === 201 ? [] : [body.code]))).toEqual([
      'card.limit_reached',
      'card.limit_reached',
    ]);
    expect((await list(other)).body).toHaveLength(LIMITS.cards);
    await empty(other);
  });

  it('belong to a member on a channel, and are not found by others (P-17)', async () => {
    await empty();
    const { id } = await save(frictionless);
    for (const answer of [await use(id, other), await remove(id, other)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'card.not_found' } });
    const options = { token: elsewhere, channel: 'fle.localhost' };
    expect((await shop.app.call('DELETE', `/v1/me/user-cards/${id}`, options)).status).toBe(404);
    expect((await shop.app.call('PATCH', `/v1/me/user-cards/${id}/use`, options)).status).toBe(404);
    expect((await list(elsewhere, 'fle.localhost')).body).toEqual([]);
    expect((await list()).body.map((card) => card.id)).toEqual([id]);
  });

  it('are deleted at the service after their deletion here, and leave no row behind', async () => {
    await empty();
    await forgetCardsJob.run(shop.app.jobCtx());
    const waiting = (await shop.app.db.select().from(userCards)).filter(({ forgetAt }) => forgetAt !== null);
    expect(waiting).toEqual([]);
    shop.app.clock.advance(60 * 60_000 + 1);
    await forgetCardsJob.run(shop.app.jobCtx());
    expect(await shop.app.db.select().from(userCards)).toEqual([]);
    token = await loginAs(shop.app);
    other = await loginAs(shop.app, { username: 'jiro@example.com' });
  });
});

describe('a saved card', () => {
  it('is reported by mail to its member, with brand and last digits (P-13)', async () => {
    await deliverMails(shop.app);
    const once = await shop.sandbox.token('3530111333300000');
    await post({ token: once });
    await post({ token: once });
    const mails = (await deliverMails(shop.app)).filter(({ subject }) => subject.includes('カードを登録しました'));
    expect(mails).toMatchObject([
      { to: 'taro@example.com', body: expect.stringContaining('末尾が 0000 のカード(JCB)') },
    ]);
  });

  it('is unchanged after a restart', async () => {
    await empty();
    await save(frictionless);
    await save(challenge);
    const { server } = await buildApp({
      config: testConfig(),
      clock: shop.app.clock,
      database: shop.app.database,
      log: shop.app.ctx().log,
    });
    const read = await makeCaller(server)('GET', '/v1/me/user-cards', { token });
    await server.close();
    expect(read.body).toEqual((await list()).body);
    expect(read.body).toHaveLength(2);
  });

  it('is deleted at the service as well when its member leaves', async () => {
    const leaver = await loginAs(shop.app, { username: 'saburo@example.com' });
    const { id } = await save(frictionless, leaver);
    expect(
      (await shop.app.call('DELETE', '/v1/me/user', { token: leaver, body: { current_password: SAMPLE_PASSWORD } }))
        .status,
    ).toBe(204);
    const rowOf = async () => (await shop.app.db.select().from(userCards)).find((card) => card.id === id);
    expect(await rowOf()).toMatchObject({ userId: null, removedAt: null });
    await forgetCardsJob.run(shop.app.jobCtx());
    expect(await rowOf()).toMatchObject({ userId: null, removedAt: expect.any(Date), forgetAt: null });
    await empty();
  });
});

describe('paying with a saved card', () => {
  const decide = async (as: string, card: string, key: string) => {
    const call: TestCall = (method, url, options) => shop.app.call(method, url, { ...options, token: as });
    const ready = await cartCaller({ call }).readyToOrder({ 'ham-fr-001': 1 }, 1);
    const decision = { idempotency_key: key, quote_hash: ready.quote.hash, payment_token: card };
    const send = () =>
      shop.app.call<DecisionResult & Refusal>('POST', `/v1/carts/${ready.token}/decision`, {
        token: as,
        body: decision,
      });
    return { cart: ready.token, send };
  };

  it('works repeatedly with its token', async () => {
    const card = await save(frictionless);
    for (const key of ['first-order-with-it', 'second-order-with-it']) {
      const { send } = await decide(token, card.token, key);
      const { status, body } = await send();
      expect([status, body.payment_status, body.order_status]).toEqual([200, 'authorised', 'accepted']);
      expect((await send()).body).toEqual(body);
    }
  });

  it('requires 3-D Secure where the card asks for it', async () => {
    const card = await save(challenge);
    const { send, cart } = await decide(token, card.token, 'order-with-challenge');
    const { body } = await send();
    expect(body).toMatchObject({ payment_status: 'pending', next: { url: expect.stringContaining('/3ds/') } });
    await shop.sandbox.answerChallenge(body.next?.url ?? '', { code: '1234' });
    const check = await shop.app.call<PaymentCheck>('GET', `/v1/carts/${cart}/payment/1/check`, { token });
    expect(check.body).toMatchObject({ status: 'authorised', next_action: 'complete' });
  });

  it('is refused where the shop does not save cards any more (MEMBER.IS_USE_CARD)', async () => {
    const card = await save(frictionless);
    const { send } = await decide(token, card.token, 'with-a-card-of-before');
    await setSetting(shop.app, 'MEMBER.IS_USE_CARD', false);
    try {
      expect(await send()).toMatchObject({ status: 422, body: { code: 'payment.token_required' } });
    } finally {
      await setSetting(shop.app, 'MEMBER.IS_USE_CARD', true);
    }
    expect((await send()).status).toBe(200);
  });

  it('is refused with the card of another member, a deleted one, or an invented one: nothing is ordered', async () => {
    const card = await save(frictionless);
    const gone = await save('5555555555554444');
    await remove(gone.id);
    for (const [as, used, key] of [
      [other, card.token, 'with-anothers-card'],
      [token, gone.token, 'with-a-deleted-card'],
      [token, 'card_madeup', 'with-a-made-up-card'],
    ] as const) {
      const { send } = await decide(as, used, key);
      expect(await send()).toMatchObject({ status: 422, body: { code: 'payment.token_required' } });
    }
  });
});

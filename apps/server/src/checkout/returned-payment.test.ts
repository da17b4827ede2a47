import type { DecisionResult, ReturnedPayment } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { typedAddress, typedOrderer } from '../cart/testing/cart-caller.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { payments } from '../platform/db/schema/payments.ts';
import { openShop, type Shop } from '../payment/testing/open-shop.ts';
import { openTestApp } from '../testing/index.ts';
import { cards } from './testing/watch-payments.ts';

const [card, cvs, cod] = [1, 2, 3] as const;
const ham = 'ham-fr-001';
const DAY = 24 * 60 * 60_000;

type Answer = ReturnedPayment & { code: string };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const pay = async (number: string): Promise<DecisionResult> => {
  const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
  return (await shop.decide(cart, { token: await shop.sandbox.token(number) })).body;
};
/** Returns the URL to which the service sends the browser back. */
const returnUrlOf = async (id: string): Promise<URL> => {
  const [row] = await shop.app.db.select({ url: payments.returnUrl }).from(payments).where(eq(payments.orderId, id));
  return new URL(row?.url ?? '');
};
const keyOf = async (id: string) => (await returnUrlOf(id)).searchParams.get('key') ?? '';
/** What a browser without cart and login reads, by the order and the key of its URL. */
const read = (id: string, key: string, channel = 'simple.localhost') =>
  shop.app.call<Answer>('GET', `/v1/carts/order/${id}/payment`, { headers: { 'x-return-key': key }, channel });
const readBack = async (id: string) => read(id, await keyOf(id));
const over = { status: 404, body: { code: 'payment.return_over' } };

it('a payment service gets a return URL that names the order and contains its key', async () => {
  const { id } = await pay(cards.challenge);
  const url = await returnUrlOf(id);
  expect([url.pathname, [...url.searchParams.keys()], url.searchParams.get('order')]).toEqual([
    '/cart/complete/',
    ['order', 'key'],
    id,
  ]);
  expect(url.searchParams.get('key')).toMatch(/^[\w-]{43}$/);
});

it('reports an open step, and a paid order with its number once the service confirms it', async () => {
  const { id, order_no, next } = await pay(cards.challenge);
  expect(await readBack(id)).toMatchObject({ status: 200, body: { state: 'open', order_no: null } });
  await shop.sandbox.answerChallenge(next?.url ?? '', { code: '1234' });
  expect((await readBack(id)).body).toEqual({ state: 'paid', order_no });
});

it('reports a payment that failed because it was cancelled at the service', async () => {
  const { id, next } = await pay(cards.challenge);
  await shop.sandbox.answerChallenge(next?.url ?? '', 'cancel');
  expect((await readBack(id)).body).toEqual({ state: 'failed', order_no: null });
});

it('reports that an order at a convenience store is to be paid, then that it is paid', async () => {
  const { id, order_no } = (await shop.decide(await shop.cart.readyToOrder({ [ham]: 1 }, cvs), { store: 'lawson' }))
    .body;
  expect((await readBack(id)).body).toEqual({ state: 'awaiting_payment', order_no });
  const [row] = await shop.app.db.select().from(payments).where(eq(payments.orderId, id));
  await shop.sandbox.atStore(row?.serviceId ?? '', 'pay');
  await shop.eventually(async () => (await readBack(id)).body.state === 'paid');
});

it('reports a cancelled order, with its number', async () => {
  const { id, order_no } = await pay(cards.frictionless);
  await shop.app.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id));
  expect((await readBack(id)).body).toEqual({ state: 'cancelled', order_no });
});

it('returns only state and number, without personal data', async () => {
  const { id } = await pay(cards.frictionless);
  const { body } = await readBack(id);
  expect(Object.keys(body).sort()).toEqual(['order_no', 'state']);
  const answer = JSON.stringify(body);
  for (const personal of [...Object.values(typedOrderer), ...Object.values(typedAddress)])
    if (typeof personal === 'string' && personal.length > 1) expect(answer).not.toContain(personal);
});

it('refuses a key that is forged, altered, or of another order, and an unknown order', async () => {
  const [one, other] = [await pay(cards.frictionless), await pay(cards.frictionless)];
  const key = await keyOf(one.id);
  const altered = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`;
  for (const wrong of ['forged', altered, key.slice(0, -1), await keyOf(other.id)])
    expect(await read(one.id, wrong)).toMatchObject(over);
  expect(await read(other.id, key)).toMatchObject(over);
  expect(await read('no-such-order', key)).toMatchObject(over);
  expect(await shop.app.call('GET', `/v1/carts/order/${one.id}/payment`)).toMatchObject({ status: 422 });
});

it('refuses a key on another channel, and 24 hours after the order', async () => {
  const { id } = await pay(cards.frictionless);
  const key = await keyOf(id);
  expect(await read(id, key, 'fle.localhost')).toMatchObject(over);
  const [row] = await shop.app.db.select().from(orders).where(eq(orders.id, id));
  const orderedAt = new Date((row?.orderedAt.getTime() ?? 0) - DAY);
  await shop.app.db.update(orders).set({ orderedAt }).where(eq(orders.id, id));
  expect(await read(id, key)).toMatchObject(over);
});

it('has no return URL where no redirect takes place', async () => {
  const { id } = (await shop.decide(await shop.cart.readyToOrder({ [ham]: 1 }, cod))).body;
  const [row] = await shop.app.db.select().from(payments).where(eq(payments.orderId, id));
  expect(row?.returnUrl).toBeNull();
});

it('is limited per IP address (P-11)', async () => {
  const strict = await openTestApp({ config: { rateLimitFactor: 0.005 } });
  try {
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push(
        (await strict.call('GET', '/v1/carts/order/an-order/payment', { headers: { 'x-return-key': 'guess' } })).status,
      );
    expect(statuses).toEqual([404, 404, 404, 429]);
  } finally {
    await strict.close();
  }
});

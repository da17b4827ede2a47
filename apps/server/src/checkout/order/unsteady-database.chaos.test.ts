import { randomBytes } from 'node:crypto';
import type { Cart, DecisionResult } from '@shop/api';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { httpCaller } from '../../payment/testing/http-caller.ts';
import { withAdmin, databaseUrl } from '../../testing/postgres-template.ts';
import { runServer, type RunningServer } from '../../testing/run-server.ts';
import { openUnsteadyLink, type UnsteadyLink } from '../../testing/unsteady-link.ts';
import type { CallResult, TestCall } from '../../testing/index.ts';

/** A call that places an order, with its idempotency key and its response; null without one. */
interface Attempt {
  cart: Cart;
  key: string;
  answer: CallResult<DecisionResult> | null;
}

const cod = 3;
const ham = 'ham-fr-001';
const lanes = 6;
const template = inject('databaseTemplate');
const name = `shop_unsteady_${randomBytes(6).toString('hex')}`;

// PGlite runs inside the process: there is no connection to cut.
describe.runIf(template.engine === 'postgresql')('a server whose database', () => {
  let link: UnsteadyLink;
  let server: RunningServer;
  let call: TestCall;

  beforeAll(async () => {
    if (template.engine !== 'postgresql') return;
    await withAdmin(template.url, (admin) => admin.query(`create database ${name} template ${template.name}`));
    link = await openUnsteadyLink(databaseUrl(template.url, name));
    server = await runServer({
      DATABASE_URL: link.url,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'info',
      PAYMENTS_PORT: '2',
    });
    call = httpCaller(server.url);
  });
  afterAll(async () => {
    await server.stop();
    await link.close();
    if (template.engine === 'postgresql')
      await withAdmin(template.url, (admin) => admin.query(`drop database ${name} with (force)`));
  });

  const decide = async ({ cart, key }: Pick<Attempt, 'cart' | 'key'>): Promise<CallResult<DecisionResult> | null> =>
    call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
      body: { idempotency_key: key, quote_hash: cart.quote.hash },
    }).catch(() => null);

  const readyCarts = (count: number) =>
    Promise.all(Array.from({ length: count }, () => cartCaller({ call }).readyToOrder({ [ham]: 1 }, cod)));
  const order = async (cart: Cart): Promise<Attempt> => {
    const key = randomBytes(16).toString('hex');
    return { cart, key, answer: await decide({ cart, key }) };
  };
  const ordersOf = async (carts: readonly Cart[]) => {
    const tokens = carts.map(({ token }) => token);
    return template.engine === 'postgresql'
      ? withAdmin(
          databaseUrl(template.url, name),
          async (admin) =>
            (
              await admin.query<{ id: string; cart_token: string }>(
                'select id, cart_token from orders where cart_token = any($1)',
                [tokens],
              )
            ).rows,
        )
      : [];
  };

  it('is restarted during orders has every acknowledged one, and a second attempt places the others once', async () => {
    const carts = await readyCarts(4 * lanes);
    const attempts: Attempt[] = [];
    const enough = Promise.withResolvers<void>();
    const waiting = [...carts];
    const lane = async (): Promise<void> => {
      for (let cart = waiting.shift(); cart; cart = waiting.shift()) {
        attempts.push(await order(cart));
        if (attempts.filter(({ answer }) => answer?.status === 200).length >= lanes) enough.resolve();
      }
    };
    const runs = Promise.all(Array.from({ length: lanes }, lane));
    await enough.promise;
    link.cut();
    await runs;
    expect((await call('GET', '/readyz')).status).toBe(503);

    link.restore();
    await expect.poll(async () => (await call('GET', '/readyz')).status, { timeout: 30_000 }).toBe(200);

    const refused = attempts.filter(({ answer }) => answer?.status !== 200);
    for (const { answer } of refused) {
      if (answer)
        expect(answer).toMatchObject({
          status: 503,
          body: { code: 'service.unavailable', message: expect.stringContaining('もう一度') },
          headers: { 'retry-after': '5' },
        });
    }
    const retried = await Promise.all(attempts.map(async (one) => ({ ...one, answer: await decide(one) })));
    expect(retried.map(({ answer }) => answer?.status)).toEqual(retried.map(() => 200));
    for (const before of attempts) {
      const again = retried.find(({ key }) => key === before.key);
      if (before.answer?.status === 200) expect(again?.answer?.body.id).toBe(before.answer.body.id);
    }
    const orders = await ordersOf(carts);
    expect(orders.map(({ cart_token }) => cart_token).toSorted()).toEqual(carts.map(({ token }) => token).toSorted());
    expect(orders.map(({ id }) => id).toSorted()).toEqual(retried.map(({ answer }) => answer?.body.id).toSorted());
  });

  it('reconnected listens again: a change by the operator is visible', async () => {
    if (template.engine !== 'postgresql') return;
    await withAdmin(databaseUrl(template.url, name), (admin) =>
      admin.query(`update products set price = 4321 where key = $1`, [ham]),
    );
    await expect
      .poll(async () => (await call<{ price: number }>('GET', `/v1/products/${ham}`)).body.price, { timeout: 30_000 })
      .toBe(4321);
  });

  it('is slow places each order once, and responds to every request', async () => {
    const carts = await readyCarts(2 * lanes);
    link.delay(60);
    const attempts = await Promise.all(carts.map(order));
    const again = await Promise.all(attempts.map(decide));
    link.delay(0);
    for (const { answer } of attempts)
      expect(answer).toMatchObject({ status: 200, body: { order_status: 'accepted' } });
    expect(again.map((answer) => answer?.body.id)).toEqual(attempts.map(({ answer }) => answer?.body.id));
    expect(await ordersOf(carts)).toHaveLength(carts.length);
  });
});

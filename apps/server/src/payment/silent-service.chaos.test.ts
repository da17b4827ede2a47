import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { PaymentCheck } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller, type CartCaller } from '../cart/testing/cart-caller.ts';
import { openTestApp, testConfig, type TestApp } from '../testing/index.ts';
import { startSandboxProcess } from './testing/start-sandbox-process.ts';

const [card, cvs] = [1, 2] as const;
const ham = 'ham-fr-001';

const sockets = new Set<Socket>();
let silent: Server;
let port: number;
let app: TestApp;
let cart: CartCaller;

beforeAll(async () => {
  // Accepts connections and never responds.
  silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  port = (silent.address() as AddressInfo).port;
  const payments = { ...testConfig().payments, url: `http://127.0.0.1:${port}` };
  app = await openTestApp({ now: new Date().toISOString(), config: { payments } });
  cart = cartCaller(app);
});
afterAll(() => app.close());

const decide = (token: string, hash: string, more: object) =>
  app.call<{ payment_status: string; order_status: string; next: unknown; id: string }>(
    'POST',
    `/v1/carts/${token}/decision`,
    {
      body: { idempotency_key: 'key-for-a-silent-service', quote_hash: hash, ...more },
    },
  );

describe('a payment service that accepts the call and never responds', () => {
  it('delays nobody else, leaves the order pending, and gets the same idempotency key again once it responds', async () => {
    const [byCard, byCvs] = [await cart.readyToOrder({ [ham]: 1 }, card), await cart.readyToOrder({ [ham]: 1 }, cvs)];
    const began = performance.now();
    const waiting = Promise.all([
      decide(byCard.token, byCard.quote.hash, { payment_token: 'tok_of_a_card' }),
      decide(byCvs.token, byCvs.quote.hash, { store_code: 'lawson' }),
    ]);
    const other = await cart.withProducts({ [ham]: 1 });
    expect(other.detail.products).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(5_000);

    for (const { status, body } of await waiting) {
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { order_status: 'awaiting_payment', payment_status: 'pending', next: null },
      });
    }
    expect((await cart.get(byCard.token)).state).toBe('paying');

    silent.close();
    sockets.forEach((socket) => socket.destroy());
    const sandbox = await startSandboxProcess(port, 'http://127.0.0.1:9/unused');
    const check = (await app.call<PaymentCheck>('GET', `/v1/carts/${byCvs.token}/payment/${cvs}/check`)).body;
    expect(check).toMatchObject({ next_action: 'complete', next: { instructions: { store_code: 'lawson' } } });
    const token = await sandbox.token('4111111111111111');
    const again = await decide(byCard.token, byCard.quote.hash, { payment_token: token });
    expect(again.body).toMatchObject({ order_status: 'accepted', payment_status: 'authorised' });
    await sandbox.stop();
  });
});

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Cart, DecisionResult } from '@shop/api';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { freePort, startSandboxProcess, type SandboxProcess } from '../../payment/testing/start-sandbox-process.ts';
import { httpCaller } from '../../payment/testing/http-caller.ts';
import { openPglite } from '../../platform/db/open-pglite.ts';
import { openPostgres } from '../../platform/db/open-postgres.ts';
import { databaseUrl, withAdmin } from '../../testing/postgres-template.ts';
import { runServer, type RunningServer } from '../../testing/run-server.ts';
import type { TestCall } from '../../testing/index.ts';

interface Acknowledged {
  cart: Cart;
  id: string;
}

const [card, cod] = [1, 3] as const;
const ham = 'ham-fr-001';
const lanes = 6;
const template = inject('databaseTemplate');
const name = `shop_killed_${randomBytes(6).toString('hex')}`;

let folder: string;
let apiPort: number;
let env: Record<string, string>;
let sandbox: SandboxProcess;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-killed-'));
  apiPort = await freePort();
  const paymentsPort = await freePort();
  env = {
    DATA_DIR: folder,
    API_PORT: String(apiPort),
    PAYMENTS_PORT: String(paymentsPort),
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'info',
  };
  if (template.engine === 'postgresql') {
    await withAdmin(template.url, (admin) => admin.query(`create database ${name} template ${template.name}`));
    env.DATABASE_URL = databaseUrl(template.url, name);
  }
  sandbox = await startSandboxProcess(
    paymentsPort,
    `http://127.0.0.1:${apiPort}/webhooks/payments`,
    join(folder, 'payments.sqlite'),
  );
  server = await runServer(env);
});
afterAll(async () => {
  await server.kill();
  await sandbox.stop();
  if (template.engine === 'postgresql') await withAdmin(template.url, (admin) => admin.query(`drop database ${name}`));
  await rm(folder, { recursive: true, force: true });
});

/** Places one order after the other until the server is gone. */
async function buyUntilKilled(
  call: TestCall,
  methodId: number,
  onAcknowledged: (order: Acknowledged) => void,
): Promise<void> {
  const cart = cartCaller({ call });
  for (;;) {
    try {
      const ready = await cart.readyToOrder({ [ham]: 1 }, methodId);
      const token = methodId === card ? { payment_token: await sandbox.token('4111111111111111') } : {};
      const { status, body } = await call<DecisionResult>('POST', `/v1/carts/${ready.token}/decision`, {
        body: { idempotency_key: randomBytes(16).toString('hex'), quote_hash: ready.quote.hash, ...token },
      });
      if (status === 200) onAcknowledged({ cart: ready, id: body.id });
    } catch {
      return;
    }
  }
}

async function stockNow(call: TestCall): Promise<number> {
  const cart = cartCaller({ call });
  const filled = await cart.withProducts({ [ham]: 1 });
  const { body } = await call<{ errors: Record<string, string[]> }>('PATCH', '/v1/carts/products/add', {
    body: { token: filled.token, products: [{ key: ham, quantity: 98 }] },
  });
  return Number(/残り(\d+)点/.exec(JSON.stringify(body))?.[1] ?? Number.NaN);
}

describe.each([
  ['cash on delivery', cod],
  ['card', card],
] as const)('a server that is killed during a series of orders by %s', (_, methodId) => {
  it('has every acknowledged order once after its restart', async () => {
    const call = httpCaller(`http://127.0.0.1:${apiPort}`);
    const before = await stockNow(call);
    const acknowledged: Acknowledged[] = [];
    const enough = Promise.withResolvers<void>();
    const onAcknowledged = (order: Acknowledged) => {
      if (acknowledged.push(order) === 12) enough.resolve();
    };
    const runs = Array.from({ length: lanes }, () => buyUntilKilled(call, methodId, onAcknowledged));
    await enough.promise;
    await server.kill();
    await Promise.all(runs);
    server = await runServer(env);

    expect(new Set(acknowledged.map((order) => order.id)).size).toBe(acknowledged.length);
    for (const { cart, id } of acknowledged) {
      expect((await call<DecisionResult>('GET', `/v1/carts/${cart.token}/decision`)).body.id).toBe(id);
      const { status, body } = await call<{ id: string; status: string }>('GET', `/v1/carts/order/${id}`, {
        headers: { 'x-cart-token': cart.token },
      });
      expect({ status, id: body.id, order: body.status }).toEqual({ status: 200, id, order: 'accepted' });
      const again = await call<Cart>('GET', `/v1/carts/${cart.token}`);
      expect(again.body).toMatchObject({ state: 'decided', detail: { order: { id } } });
    }
    // Each lane may have had one more order in progress, written but not acknowledged: never fewer, never a piece lost.
    const sold = before - (await stockNow(call));
    expect(sold).toBeGreaterThanOrEqual(acknowledged.length);
    expect(sold).toBeLessThanOrEqual(acknowledged.length + lanes);
  });
});

describe('a payment service whose card payments were authorised around the kill', () => {
  it('has charged nobody without an order, once its events have arrived', async () => {
    const book = new DatabaseSync(join(folder, 'payments.sqlite'), { readOnly: true });
    const waiting = () => Number(book.prepare('select count(*) as open from events where delivered = 0').get()?.open);
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    const charged = book
      .prepare("select id from payments where status = 'authorised'")
      .all()
      .map((row) => String(row.id));
    book.close();
    await server.kill();
    const url = env.DATABASE_URL;
    const database = url
      ? await openPostgres({ url, poolSize: 1, onConnectionError: () => undefined })
      : await openPglite(folder);
    const { rows } = await database.db.execute<{ service_id: string }>(
      `select p.service_id from payments p join orders o on o.id = p.order_id where p.state = 'authorised' and o.status = 'accepted'`,
    );
    await database.close();
    expect(charged.length).toBeGreaterThanOrEqual(12);
    expect(rows.map((row) => row.service_id).toSorted()).toEqual(charged.toSorted());
  });
});

import type { AddressInfo } from 'node:net';
import type { Cart, DecisionResult } from '@shop/api';
import { cartCaller, type CartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, testConfig, type CallResult, type TestApp } from '../../testing/index.ts';
import { freePort, startSandboxProcess, type SandboxProcess } from './start-sandbox-process.ts';

/** A decision of a test; key and hash are by default those of the cart. */
export interface DecisionOptions {
  key?: string;
  hash?: string;
  token?: string;
  store?: string;
}

/** The application and a payment sandbox, connected over real HTTP in both directions. */
export interface Shop {
  app: TestApp;
  sandbox: SandboxProcess;
  cart: CartCaller;
  decide: (cart: Cart, options?: DecisionOptions) => Promise<CallResult<DecisionResult>>;
  /** Calls `what` until it returns a value, for at most 10 s. */
  eventually: <T>(what: () => Promise<T | undefined | null | false>) => Promise<T>;
  close: () => Promise<void>;
}

const timeoutMs = 10_000;
const pauseMs = 30;
let keys = 0;

/** Opens both; the shop's clock starts at the real time, because the sandbox uses it. */
export async function openShop(): Promise<Shop> {
  const port = await freePort();
  const payments = { ...testConfig().payments, url: `http://127.0.0.1:${port}`, publicUrl: `http://127.0.0.1:${port}` };
  const app = await openTestApp({ now: new Date().toISOString(), config: { payments } });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port: own } = app.server.server.address() as AddressInfo;
  const sandbox = await startSandboxProcess(port, `http://127.0.0.1:${own}/webhooks/payments`);
  return {
    app,
    sandbox,
    cart: cartCaller(app),
    decide: (cart, { key = `the-key-of-a-test-${(keys += 1)}`, hash = cart.quote.hash, token, store } = {}) =>
      app.call('POST', `/v1/carts/${cart.token}/decision`, {
        body: {
          idempotency_key: key,
          quote_hash: hash,
          ...(token !== undefined && { payment_token: token }),
          ...(store !== undefined && { store_code: store }),
        },
      }),
    eventually: async (what) => {
      const end = Date.now() + timeoutMs;
      for (;;) {
        const value = await what();
        if (value !== undefined && value !== null && value !== false) return value;
        if (Date.now() > end) throw new Error('It did not happen within 10 s.');
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
    close: async () => {
      await sandbox.stop();
      await app.close();
    },
  };
}

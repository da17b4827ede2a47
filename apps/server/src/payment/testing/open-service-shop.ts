import type { Cart, DecisionResult } from '@shop/api';
import { cartCaller, type CartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type CallResult, type TestApp } from '../../testing/index.ts';
import type { SentEvent } from '../provider/payment-provider.ts';
import { type FlakyLine, startFlakyLine } from './flaky-line.ts';
import { paymentViews, type PaymentViews } from './payment-views.ts';
import { openPostBox } from './post-box.ts';
import type { TestService } from './test-service.ts';

/** A shop whose channels all use one payment service; tests control the connection and the events between them. */
export interface ServiceShop extends PaymentViews {
  app: TestApp;
  service: TestService;
  line: FlakyLine;
  cart: CartCaller;
  decide: (
    cart: Cart,
    options: { key?: string; token?: string; store?: string },
  ) => Promise<CallResult<DecisionResult>>;
  /** Sends an event to the shop. @returns the status of its answer */
  deliver: (event: SentEvent) => Promise<number>;
  /** Waits for the service's next event that contains these texts, and removes all that arrived until then. */
  eventWith: (...texts: string[]) => Promise<SentEvent>;
  close: () => Promise<void>;
}

const patienceMs = 10_000;
let keys = 0;

export async function openServiceShop(start: (webhookUrl: string) => Promise<TestService>): Promise<ServiceShop> {
  const box = await openPostBox();
  const service = await start(box.url);
  const line = await startFlakyLine(service.url);
  const app = await openTestApp({ now: new Date().toISOString(), config: service.config(line.url) });
  await app.db.execute(
    `update channels set settings = jsonb_set(settings, '{SERVICE,PAYMENT,CODE}', '"${service.code}"')`,
  );
  await app.settled();
  return {
    ...paymentViews(app, service),
    app,
    service,
    line,
    cart: cartCaller(app),
    decide: (cart, { key = `the-key-of-a-service-${(keys += 1)}`, token, store }) =>
      app.call('POST', `/v1/carts/${cart.token}/decision`, {
        body: {
          idempotency_key: key,
          quote_hash: cart.quote.hash,
          ...(token !== undefined && { payment_token: token }),
          ...(store !== undefined && { store_code: store }),
        },
      }),
    deliver: async ({
      headers: { host: _host, connection: _connection, 'content-length': _length, ...headers },
      body,
    }) => {
      const answer = await app.server.inject({
        method: 'POST',
        url: `/webhooks/payments/${service.code}`,
        headers,
        payload: body,
      });
      return answer.statusCode;
    },
    eventWith: async (...texts) => {
      const end = Date.now() + patienceMs;
      for (;;) {
        const found = box.take().find(({ body }) => texts.every((text) => body.includes(text)));
        if (found) return found;
        if (Date.now() > end) throw new Error(`No event with ${texts.join(' and ')} came within 10 s.`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: async () => {
      await service.stop();
      await line.stop();
      await box.stop();
      await app.close();
    },
  };
}

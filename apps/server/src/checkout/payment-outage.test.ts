import type { Cart, PaymentCheck, PaymentMethod } from '@shop/api';
import { paymentOutageCopy } from '@shop/copy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { checkServicesJob } from '../payment/health/check-services-job.ts';
import { openServiceShop, type ServiceShop } from '../payment/testing/open-service-shop.ts';
import { testPayjp } from '../payment/testing/test-payjp.ts';
import { testStripe } from '../payment/testing/test-stripe.ts';
import type { TestService } from '../payment/testing/test-service.ts';
import type { Config } from '../platform/config/config.ts';
import { checkPaymentsJob } from './payment-jobs.ts';

const [byCard, byTransfer] = [1, 4] as const;
const ham = 'ham-fr-001';
const secret = 'sk_live_that_was_rolled';

/** A shop in production mode whose key the service does not know. */
const withWrongKey =
  (start: (webhookUrl: string) => Promise<TestService>) =>
  async (webhookUrl: string): Promise<TestService> => {
    const service = await start(webhookUrl);
    return {
      ...service,
      config: (line) => {
        const { stripe, payjp } = service.config(line);
        return {
          ...production,
          ...(stripe && { stripe: { ...stripe, secretKey: secret } }),
          ...(payjp && { payjp: { ...payjp, secretKey: secret } }),
        };
      },
    };
  };
const operatorSecret = 'a-secret-of-the-operator';
const production: Partial<Config> = { demo: false, operatorSecret };

const services: [name: string, start: (webhookUrl: string) => Promise<TestService>][] = [
  ['Stripe', testStripe],
  ['PAY.JP', testPayjp],
];

let shop: ServiceShop;
afterEach(() => shop.close());

const offered = async ({ token }: Cart) =>
  (await shop.app.call<PaymentMethod[]>('GET', `/v1/payments/carts/${token}`)).body.map(
    ({ code, is_available, reason }) => ({ code, is_available, reason }),
  );
const readiness = async () => (await shop.app.call<Record<string, unknown>>('GET', '/readyz')).body;
const metric = async (name: string) =>
  (await shop.app.server.inject({ url: '/metrics' })).body.split('\n').filter((line) => line.startsWith(name));
const errors = () => shop.app.errors.map(({ msg, service, reason, state }) => ({ msg, service, reason, state }));

describe.each(services)('a production shop with a key that %s refuses', (_name, start) => {
  beforeEach(async () => {
    shop = await openServiceShop(withWrongKey(start));
  });

  it('logs one error at the first check, shows it in readyz and metrics, remains ready, and offers other methods', async () => {
    const { code } = shop.service;
    const job = checkServicesJob();
    await job.run(shop.app.jobCtx());
    const down = { msg: 'a payment service is down', service: code, reason: 'key_refused', state: 'down' };
    expect(errors()).toEqual([down]);
    expect(shop.app.errors[0]).toMatchObject({ level: 50, status: 401 });
    expect(await readiness()).toMatchObject({
      status: 'ready',
      payment_services: { [code]: { state: 'down', reason: 'key_refused' } },
    });
    expect(await metric('payment_service_up')).toEqual([`payment_service_up{service="${code}"} 0`]);

    shop.app.clock.advance(30_000);
    await job.run(shop.app.jobCtx());
    expect(errors()).toEqual([down]);
    expect(JSON.stringify(shop.app.errors)).not.toContain(secret);

    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, byTransfer);
    expect(await offered(cart)).toContainEqual({
      code: 'card',
      is_available: false,
      reason: paymentOutageCopy.reason,
    });
    expect(await offered(cart)).toContainEqual({ code: 'bank_transfer', is_available: true, reason: null });
    expect((await shop.decide(cart, {})).body.order_status).toBe('accepted');
  });

  it('tells the first customer who notices it, whose cart is open again with its products and other methods', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, byCard);
    const before = await shop.stock();
    const { status, body } = await shop.decide(cart, { token: await shop.service.token('good') });
    expect([status, body]).toMatchObject([422, { code: 'payment.unavailable', message: paymentOutageCopy.failure }]);
    expect(await shop.stock()).toBe(before);
    expect(await shop.storedPayment({ cart: cart.token })).toMatchObject({ state: 'expired', status: 'abandoned' });
    expect(errors()).toMatchObject([{ msg: 'a payment service is down', reason: 'key_refused' }]);

    const reopened = await shop.cart.get(cart.token);
    expect(reopened).toMatchObject({
      state: 'open',
      detail: { products: [{ quantity: 1 }] },
      transaction_error: { code: 'payment.unavailable', message: paymentOutageCopy.failure },
    });
    expect(reopened.quote.problems).toMatchObject([{ code: 'cart.order.payment_closed', step: 'payment' }]);
    const again = await shop.decide(reopened, { token: 'tok_of_a_card' });
    expect([again.status, again.body]).toMatchObject([422, { code: 'cart.not_ready' }]);
  });
});

describe.each(services)('a network that does not lead to %s', (_name, start) => {
  beforeEach(async () => {
    shop = await openServiceShop(start);
  });

  it('is one error after two failed checks, and one more when the service has recovered', async () => {
    const { code } = shop.service;
    const job = checkServicesJob();
    await job.run(shop.app.jobCtx());
    shop.line.lose('everything');
    shop.app.clock.advance(300_000);
    await job.run(shop.app.jobCtx());
    expect(errors()).toEqual([]);
    await job.run(shop.app.jobCtx());
    const down = { msg: 'a payment service is down', service: code, reason: 'unreachable', state: 'down' };
    expect(errors()).toEqual([down]);

    shop.line.mend();
    await job.run(shop.app.jobCtx());
    expect(errors()).toEqual([down]);
    shop.app.clock.advance(30_000);
    await job.run(shop.app.jobCtx());
    expect(errors()).toEqual([down, { msg: 'a payment service has recovered', service: code, state: 'up' }]);
    expect(await readiness()).toMatchObject({ payment_services: { [code]: { state: 'up', reason: null } } });
    expect(await metric('payment_service_up')).toEqual([`payment_service_up{service="${code}"} 1`]);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, byCard);
    expect((await shop.decide(cart, { token: await shop.service.token('good') })).status).toBe(200);
  });

  it('ends a payment without an answer once the outage is known, and shows the customer why', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, byCard);
    const token = await shop.service.token('good');
    shop.line.lose('everything');
    const decided = await shop.decide(cart, { token });
    expect(decided.body).toMatchObject({ order_status: 'awaiting_payment', payment_status: 'pending' });
    await checkServicesJob().run(shop.app.jobCtx());
    expect(errors()).toMatchObject([{ msg: 'a payment service is down', reason: 'unreachable' }]);
    const { body } = await shop.app.call<PaymentCheck>('GET', `/v1/carts/${cart.token}/payment/${byCard}/check`);
    expect(body).toMatchObject({
      next_action: 'retry',
      failure: { code: 'payment.unavailable', message: paymentOutageCopy.failure },
    });
    expect(await shop.cart.get(cart.token)).toMatchObject({ state: 'open', detail: { products: [{ quantity: 1 }] } });
  });

  it('ends such a payment too when the customer has left', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, byCard);
    const token = await shop.service.token('good');
    shop.line.lose('everything');
    await shop.decide(cart, { token });
    await checkServicesJob().run(shop.app.jobCtx());
    await checkPaymentsJob.run(shop.inMinutes(2));
    expect(await shop.storedPayment({ cart: cart.token })).toMatchObject({ state: 'expired', status: 'abandoned' });
  });
});

describe('the checks', () => {
  beforeEach(async () => {
    shop = await openServiceShop(testStripe);
  });

  it('call each service of the channels at the start and every five minutes, and no other', async () => {
    const checks = () => shop.line.answersTo('GET', /^\/v1\/payment_intents\?limit=1$/).length;
    const job = checkServicesJob();
    expect(job.atStart).toBe(true);
    await job.run(shop.app.jobCtx());
    expect(checks()).toBe(1);
    shop.app.clock.advance(299_000);
    await job.run(shop.app.jobCtx());
    expect(checks()).toBe(1);
    shop.app.clock.advance(1_000);
    await job.run(shop.app.jobCtx());
    expect(checks()).toBe(2);
    expect(Object.keys((await readiness())['payment_services'] as object)).toEqual(['stripe']);
  });
});

describe('in production', () => {
  beforeEach(async () => {
    shop = await openServiceShop(withWrongKey(testStripe));
  });

  it('no channel can be set to the sandbox', async () => {
    const door = operatorClient(shop.app);
    const refused = await door.ask(
      'PATCH',
      'settings',
      { values: { 'SERVICE.PAYMENT.CODE': 'sandbox' } },
      { authorization: `Bearer ${operatorSecret}` },
    );
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('デモ専用');
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { rateLimitFactor: 1 } });
});
afterAll(() => shop.close());

it('one address cannot try out cards: after 25 decisions in half an hour it must wait, whatever the cart (P-06)', async () => {
  const decide = (cart: number) =>
    shop.call('POST', `/v1/carts/cart-number-${cart}/decision`, { body: { idempotency_key: `the-key-of-cart-${cart}`, quote_hash: 'x', payment_token: `tok_${cart}` } });
  for (let cart = 0; cart < 25; cart += 1) expect((await decide(cart)).status).toBe(410);
  const refused = await decide(25);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  shop.clock.advance(30 * 60_000);
  expect((await decide(26)).status).toBe(410);
});

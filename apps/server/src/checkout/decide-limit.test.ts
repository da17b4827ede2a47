import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { rateLimitFactor: 1 } });
});
afterAll(() => shop.close());

it('one IP address cannot try out cards: after 25 orders in half an hour it must wait, with any cart (P-06)', async () => {
  const decide = (cart: number) =>
    shop.call('POST', `/v1/carts/cart-number-${cart}/decision`, {
      body: { idempotency_key: `the-key-of-cart-${cart}`, quote_hash: 'x', payment_token: `tok_${cart}` },
    });
  for (let cart = 0; cart < 25; cart += 1) expect((await decide(cart)).status).toBe(410);
  const refused = await decide(25);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  shop.clock.advance(30 * 60_000);
  expect((await decide(26)).status).toBe(410);
});

it.each(['//evil/', '/cart//evil/', '/%2fevil/', '/\\evil/', 'https://evil/', '/../evil/', '/cart/\n', 'cart/'])(
  'an order does not accept %j as return path',
  async (return_path) => {
    const open = await openTestApp();
    const decide = (path: string) =>
      open.call('POST', '/v1/carts/any-cart/decision', {
        body: { idempotency_key: 'a-key-of-a-way-back', quote_hash: 'x', return_path: path },
      });
    expect(await decide(return_path)).toMatchObject({
      status: 422,
      body: { code: 'input.invalid', errors: { return_path: [expect.any(String)] } },
    });
    // The same call with a valid return path finds no cart.
    expect((await decide('/cart/complete/')).status).toBe(410);
    await open.close();
  },
);

import type { Order } from '@shop/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

const [ham, cod] = ['ham-fr-001', 3] as const;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const decide = async (key: string) => {
  const cart = await cartCaller(app).readyToOrder({ [ham]: 1 }, cod);
  const { status, body } = await app.call<{ id: string; order_no: string }>(
    'POST',
    `/v1/carts/${cart.token}/decision`,
    { body: { idempotency_key: key, quote_hash: cart.quote.hash } },
  );
  return { status, body, token: cart.token };
};
const stock = async () =>
  (
    await app.db.execute<{ quantity: number }>(
      `select quantity from stocks where product_id = (select id from products where key = '${ham}')`,
    )
  ).rows[0]?.quantity ?? 0;

it('an order whose random number is already in use gets another one, and is placed once', async () => {
  const { body: first } = await decide('the-key-of-the-first-order');
  await app.db.execute('create sequence chance');
  await app.db.execute(`create function take_number() returns trigger language plpgsql as $$
    begin if nextval('chance') <= 2 then new.order_no := '${first.order_no}'; end if; return new; end $$`);
  await app.db.execute(
    'create trigger take_number before insert on orders for each row execute function take_number()',
  );
  const before = await stock();
  const { status, body, token } = await decide('the-key-of-the-second-order');
  expect([status, await stock()]).toEqual([200, before - 1]);
  expect(body.order_no).not.toBe(first.order_no);
  const { body: order } = await app.call<Order>('GET', `/v1/carts/order/${body.id}`, {
    headers: { 'x-cart-token': token },
  });
  expect(order.order_no).toBe(body.order_no);
  expect(
    Number((await app.db.execute<{ last_value: string }>('select last_value from chance')).rows[0]?.last_value),
  ).toBe(3);
});

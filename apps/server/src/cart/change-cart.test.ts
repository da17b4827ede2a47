import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, type CartCaller } from './testing/cart-caller.ts';

let app: TestApp;
let cart: CartCaller;

beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
afterAll(() => app.close());

const ham = 'ham-fr-001';

/**
 * Makes the database refuse the next write of a cart only: the sequence also advances when a transaction is rolled
 * back.
 */
async function failNextWrite(): Promise<void> {
  await app.db.execute(sql`create sequence cart_writes`);
  await app.db.execute(sql`
    create function fail_first_write() returns trigger language plpgsql as $$
    begin
      if nextval('cart_writes') = 1 then raise exception 'disk error'; end if;
      return new;
    end $$`);
  await app.db.execute(
    sql`create trigger fail_first_write before update on carts for each row execute function fail_first_write()`,
  );
}

it('reports a database error of a change instead of hiding it', async () => {
  const { token } = await cart.withProducts({ [ham]: 1 });
  await failNextWrite();
  const body = { token, products: [{ key: ham, quantity: 1 }] };
  expect(await app.call('PATCH', '/v1/carts/products/add', { body })).toMatchObject({ status: 500 });
  expect(app.errors).toHaveLength(1);
  expect((await cart.patch('products/add', body)).detail.products[0]).toMatchObject({ quantity: 2 });
});

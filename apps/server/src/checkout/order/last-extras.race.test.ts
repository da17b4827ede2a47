import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../payment/testing/open-shop.ts';

const cod = 3;
const [ham, salami, box] = ['ham-fr-001', 'sal-fr-001', 'ext-box-001'] as const;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const setStock = async (key: string, quantity: number) => {
  await shop.app.db.execute(
    `update stocks set quantity = ${quantity} where product_id = (select id from products where key = '${key}')`,
  );
  await shop.app.settled();
};
const stockOf = async (key: string) =>
  (
    await shop.app.db.execute<{ quantity: number }>(
      `select quantity from stocks where product_id = (select id from products where key = '${key}')`,
    )
  ).rows[0]?.quantity;

/** Carts of one product each, with a box as an extra. */
async function boxedCarts(products: readonly string[]) {
  const carts = [];
  for (const product of products) {
    const { token, detail } = await shop.cart.readyToOrder({ [product]: 1 }, cod);
    carts.push(
      await shop.cart.patch('accessories/add', {
        token,
        accessories: [{ line_key: detail.products[0]?.key, key: box, quantity: 1 }],
      }),
    );
  }
  return carts;
}

describe('thirty customers who order the last seven boxes with a product that is in stock', () => {
  it('place exactly seven orders; the others reserve nothing', async () => {
    for (const key of [ham, salami, box]) await setStock(key, 1000);
    const carts = await boxedCarts(Array.from({ length: 30 }, (_, person) => (person % 2 === 0 ? ham : salami)));
    await setStock(box, 7);
    const answers = await Promise.all(carts.map((cart) => shop.decide(cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(23);
    expect(await stockOf(box)).toBe(0);
    expect(((await stockOf(ham)) ?? 0) + ((await stockOf(salami)) ?? 0)).toBe(2000 - 7);
  });
});

describe('customers who order the last boxes as extras while others order their main products', () => {
  it('never deadlock', async () => {
    for (const key of [ham, 'acc-jp-001']) await setStock(key, 100);
    await setStock(salami, 100);
    const carts = [];
    for (let pair = 0; pair < 8; pair += 1) {
      const { token, detail } = await shop.cart.readyToOrder({ [salami]: 1 }, cod);
      carts.push(
        await shop.cart.patch('accessories/add', {
          token,
          accessories: [{ line_key: detail.products[0]?.key, key: 'acc-jp-001', quantity: 1 }],
        }),
      );
      carts.push(await shop.cart.readyToOrder({ 'acc-jp-001': 1, [salami]: 1 }, cod));
    }
    const answers = await Promise.all(carts.map((cart) => shop.decide(cart)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect([await stockOf(salami), await stockOf('acc-jp-001')]).toEqual([84, 84]);
  });
});

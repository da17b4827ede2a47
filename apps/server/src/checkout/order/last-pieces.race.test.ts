import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../payment/testing/open-shop.ts';
import { newsOf } from '../../payment/payment-news.ts';
import { settlePayment } from '../settle-payment.ts';

const [card, cod] = [1, 3] as const;
const frictionless = '4111111111111111';
const [ham, salami] = ['ham-fr-001', 'sal-fr-001'] as const;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const rowsOf = async <T extends Record<string, unknown>>(query: string) => (await shop.app.db.execute<T>(query)).rows;
const setStock = async (key: string, quantity: number) => {
  await shop.app.db.execute(
    `update stocks set quantity = ${quantity} where product_id = (select id from products where key = '${key}')`,
  );
  await shop.app.settled();
};
const stockOf = async (key: string) =>
  (
    await rowsOf<{ quantity: number }>(
      `select quantity from stocks where product_id = (select id from products where key = '${key}')`,
    )
  )[0]?.quantity;

describe('fifty customers who order the last ten pieces', () => {
  it('place exactly ten orders; the stock is zero, and nobody is charged without an order', async () => {
    await setStock(ham, 1000);
    const carts = [];
    for (let person = 0; person < 50; person += 1) carts.push(await shop.cart.readyToOrder({ [ham]: 1 }, card));
    const tokens = await Promise.all(carts.map(() => shop.sandbox.token(frictionless)));
    await setStock(ham, 10);
    const answers = await Promise.all(carts.map((cart, index) => shop.decide(cart, { token: tokens[index] ?? '' })));

    const placed = answers.filter((answer) => answer.status === 200);
    expect(placed).toHaveLength(10);
    expect(placed.every((answer) => answer.body.order_status === 'accepted')).toBe(true);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(40);
    expect(await stockOf(ham)).toBe(0);
    const payments = await rowsOf<{ state: string; status: string }>(
      `select p.state, o.status from payments p left join orders o on o.id = p.order_id where p.service_id is not null`,
    );
    expect(payments).toHaveLength(10);
    expect(payments.every((row) => row.state === 'authorised' && row.status === 'accepted')).toBe(true);
  });
});

describe('one customer who submits five times', () => {
  it('has one order by the same key, and the same one by another key in another tab', async () => {
    await setStock(ham, 100);
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const token = await shop.sandbox.token(frictionless);
    const key = 'the-key-of-one-screen';
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => shop.decide(cart, { key, token })),
      shop.decide(cart, { key: 'the-key-of-another-tab', token }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const again = await shop.decide(cart, { key, token });
    expect(again.body).toMatchObject({ order_status: 'accepted', payment_status: 'authorised' });
    expect(await stockOf(ham)).toBe(99);
    expect(await rowsOf(`select 1 from orders where cart_token = '${cart.token}'`)).toHaveLength(1);
    expect(await rowsOf(`select 1 from mail_outbox where data->>'orderNo' = '${again.body.order_no}'`)).toHaveLength(1);
  });
});

describe('orders of the same products in opposite order', () => {
  it('never deadlock', async () => {
    await setStock(ham, 100);
    await setStock(salami, 100);
    const carts = [];
    for (let pair = 0; pair < 10; pair += 1) {
      carts.push(
        await shop.cart.readyToOrder({ [ham]: 1, [salami]: 1 }, cod),
        await shop.cart.readyToOrder({ [salami]: 1, [ham]: 1 }, cod),
      );
    }
    const answers = await Promise.all(carts.map((cart) => shop.decide(cart)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect([await stockOf(ham), await stockOf(salami)]).toEqual([80, 80]);
  });
});

describe('an event of one payment that arrives ten times at once', () => {
  it('changes stock, order and cart once', async () => {
    await setStock(ham, 10);
    const cart = await shop.cart.readyToOrder({ [ham]: 2 }, card);
    const { body } = await shop.decide(cart, { token: await shop.sandbox.token('4000000000003220') });
    const [payment] = await rowsOf<{ id: string; service_id: string }>(
      `select id, service_id from payments where order_id = '${body.id}'`,
    );
    const failed = newsOf({
      id: payment?.service_id ?? '',
      status: 'failed',
      reference: payment?.id ?? '',
      amount: cart.quote.totals.payment,
      currency: 'JPY',
      failure_code: 'card_declined',
    });
    await Promise.all(Array.from({ length: 10 }, () => settlePayment(shop.app.jobCtx(), payment?.id ?? '', failed)));
    expect(await stockOf(ham)).toBe(10);
    expect(await shop.cart.get(cart.token)).toMatchObject({ state: 'open', version: cart.version + 2 });
  });
});

describe('twenty changes of one cart at once', () => {
  it('are all applied or refused: none is lost', async () => {
    await setStock(ham, 1000);
    const { token } = await shop.cart.init();
    const body = { token, products: [{ key: ham, quantity: 1 }] };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.app.call('PATCH', '/v1/carts/products/add', { body })),
    );
    const written = answers.filter((answer) => answer.status === 200).length;
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true);
    expect((await shop.cart.get(token)).detail.products[0]?.quantity).toBe(written);
  });
});

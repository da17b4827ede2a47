import type { Cart, DecisionResult, Leadtime, Order } from '@shop/api';
import { addDays, inJapan } from '@shop/japanese';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { checkPaymentsJob } from '../payment-jobs.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

const [card, transfer] = [1, 4] as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const prepaidOf = (cart: Cart) => cart.paymethods.find(({ id }) => id === transfer)?.prepaid;
const parcelOf = (cart: Cart) => {
  const [packing] = cart.detail.shippings[0]?.packings ?? [];
  if (!packing) throw new Error('The cart has no parcel.');
  return packing;
};
const pay = (cart: Cart, id: number) =>
  shop.call<Cart>('PATCH', '/v1/carts/order/modify', { body: { token: cart.token, payment_id: id } });
const wish = (cart: Cart, delivery_date: string | null) =>
  shop.call<Cart>('PATCH', '/v1/carts/packings/modify', {
    body: { token: cart.token, packings: [{ key: parcelOf(cart).key, delivery_date }] },
  });

/** A cart by transfer whose day was chosen before: the first that a card allows. */
async function cartWithEarlyWish() {
  const cart = await cartCaller(shop).readyToOrder({ 'ham-fr-001': 1 }, card);
  const { body } = await shop.call<Leadtime[]>('GET', `/v1/shipping-leadtime/carts/${cart.token}`);
  const early = body[0]?.earliest_date ?? '';
  await wish(cart, early);
  return { early, cart: (await pay(cart, transfer)).body };
}
async function place(cart: Cart) {
  const { status, body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-${cart.token}`.slice(0, 36), quote_hash: cart.quote.hash },
  });
  expect(status).toBe(200);
  const read = async () =>
    (await shop.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers: { 'x-cart-token': cart.token } })).body;
  const packing = async () => (await read()).shippings[0]?.packings[0];
  return { id: body.id, orderNo: body.order_no, read, packing };
}
const note = async (id: string) =>
  (await shop.server.inject({ method: 'PATCH', url: `/internal/orders/${id}`, payload: { paid: true } })).statusCode;
const mailOf = async (orderNo: string, kind: string) => {
  const { rows } = await shop.db.execute<{ data: { days?: string[]; isMoved?: boolean; payBy?: string } }>(
    `select data from mail_outbox where kind = '${kind}' and data->>'orderNo' = '${orderNo}'`,
  );
  return rows[0]?.data;
};

it('a day chosen before the payment method moves to one that the method allows, and the order has the agreed day', async () => {
  const { early, cart } = await cartWithEarlyWish();
  const [day] = prepaidOf(cart)?.days ?? [];
  expect(day?.moved_from).toBe(early);
  expect(day && day.date > early).toBe(true);
  expect(cart.quote.problems).toEqual([]);
  const order = await place(cart);
  expect(await order.packing()).toMatchObject({
    delivery_date: day?.date,
    planned_date: day?.date,
    pay_by: day?.pay_by,
  });
  expect(await order.read()).toMatchObject({ prepayment: { state: 'unpaid', pay_by: day?.pay_by } });
  expect((await order.read()).terms.find(({ code }) => code === 'delivery')?.lines[0]).toMatch(
    /月\d+日までのご入金で(\d+月)?\d+日お届け/,
  );
});

it('the payment deadline fits the chosen day, and is within the days of the method', async () => {
  const cart = await cartCaller(shop).readyToOrder({ 'ham-fr-001': 1 }, transfer);
  const [soonest] = prepaidOf(cart)?.days ?? [];
  const today = inJapan(shop.clock.now()).day;
  const { body } = await wish(cart, addDays(today, 20));
  const open = prepaidOf(body);
  expect(open?.days[0]).toMatchObject({ date: addDays(today, 20), moved_from: null });
  expect(open && soonest && open.pay_by > soonest.pay_by && open.pay_by <= addDays(today, 7)).toBe(true);
});

it('a day before the payment can arrive is not offered once the method is chosen', async () => {
  const { early, cart } = await cartWithEarlyWish();
  const { body } = await shop.call<Leadtime[]>('GET', `/v1/shipping-leadtime/carts/${cart.token}`);
  expect(body[0]?.dates.find(({ date }) => date === early)).toMatchObject({
    is_open: false,
    reason: expect.stringContaining('ご入金'),
  });
  expect((await wish(cart, early)).body).toMatchObject({ code: 'cart.packing.date_closed' });
});

it('an order that is paid in time is delivered on its day, and the mail names it', async () => {
  const { cart } = await cartWithEarlyWish();
  const order = await place(cart);
  const packing = await order.packing();
  expect(await note(order.id)).toBe(204);
  expect(await order.packing()).toMatchObject({ planned_date: packing?.planned_date });
  expect((await order.packing())?.moved_from).toBeUndefined();
  expect(await mailOf(order.orderNo, 'payment_received')).toMatchObject({
    isMoved: false,
    days: [expect.stringContaining(Number(packing?.planned_date?.slice(8)).toString())],
  });
});

it('an order that is paid too late for its day is moved to the next one, and the customer is notified', async () => {
  const { cart } = await cartWithEarlyWish();
  const order = await place(cart);
  const packing = await order.packing();
  // The state two weeks later: the agreed days are in the past.
  const before = addDays(inJapan(shop.clock.now()).day, -14);
  await shop.db.execute(
    `update order_parcels set planned_date = '${addDays(before, 2)}', ship_date = '${addDays(before, 1)}' where order_id = '${order.id}'`,
  );
  await shop.db.execute(
    `update orders set snapshot = replace(snapshot::text, '${packing?.pay_by}', '${before}')::jsonb where id = '${order.id}'`,
  );
  expect(await note(order.id)).toBe(204);
  const now = await order.packing();
  expect(now?.moved_from).toBe(packing?.planned_date);
  expect(now?.planned_date && now.planned_date > inJapan(shop.clock.now()).day).toBe(true);
  expect(await mailOf(order.orderNo, 'payment_received')).toMatchObject({ isMoved: true });
});

it('an unpaid order remains until the bank has booked payments of the last day, and then releases its stock', async () => {
  const { cart } = await cartWithEarlyWish();
  const order = await place(cart);
  const { prepayment } = await order.read();
  const { rows } = await shop.db.execute<{ ask_at: string }>(
    `select to_char(ask_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD HH24:MI:SS') as ask_at from payments where order_id = '${order.id}'`,
  );
  expect(rows[0]?.ask_at).toBe(`${prepayment?.held_until} 23:59:59`);
  expect(prepayment?.held_until && prepayment.held_until > (prepayment.pay_by ?? '')).toBe(true);
  await shop.db.execute(
    `update payments set ask_at = '${shop.clock.now().toISOString()}' where order_id = '${order.id}'`,
  );
  await checkPaymentsJob.run(shop.jobCtx());
  expect(await order.read()).toMatchObject({ status: 'cancelled', prepayment: null, payment_instructions: null });
});

import type { DecisionResult, Order } from '@shop/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

const [cod, transfer] = [3, 4] as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

async function order(methodId: number) {
  const cart = await cartCaller(shop).readyToOrder({ 'ham-fr-001': 1 }, methodId);
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-${cart.token}`.slice(0, 36), quote_hash: cart.quote.hash },
  });
  return async () =>
    (await shop.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers: { 'x-cart-token': cart.token } })).body;
}
const overdue = (id: string) =>
  shop.db.execute(
    `update payments set expires_at = '${new Date(shop.clock.now().getTime() - 60_000).toISOString()}' where order_id = '${id}'`,
  );

it('an unpaid order by transfer shows the amount, the deadline and the account', async () => {
  const shown = await (await order(transfer))();
  expect(shown).toMatchObject({ status: 'accepted', prepayment: { state: 'unpaid', amount: shown.totals.payment } });
  expect(shown.prepayment?.pay_by).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(shown.prepayment?.held_until && shown.prepayment.held_until > (shown.prepayment.pay_by ?? '')).toBe(true);
  expect(shown.payment_instructions?.lines).toContainEqual({
    label: '口座番号',
    value: '普通 0000000',
    copy_text: '0000000',
  });
});

it('shows that its deadline has passed, as long as the order exists', async () => {
  const read = await order(transfer);
  await overdue((await read()).id);
  expect(await read()).toMatchObject({
    status: 'accepted',
    prepayment: { state: 'overdue' },
    payment_instructions: { kind: 'bank_transfer' },
  });
});

it('shows that it is paid once the shop has recorded it', async () => {
  const read = await order(transfer);
  await shop.server.inject({ method: 'PATCH', url: `/internal/orders/${(await read()).id}`, payload: { paid: true } });
  expect(await read()).toMatchObject({ prepayment: { state: 'paid', held_until: null }, payment_instructions: null });
});

it('an order that is paid on delivery shows nothing of the kind', async () => {
  expect(await (await order(cod))()).toMatchObject({ prepayment: null, payment_instructions: null });
});

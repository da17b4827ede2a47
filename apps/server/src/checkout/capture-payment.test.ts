import type { Order } from '@shop/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { checkPaymentsJob } from './payment-jobs.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';
import { openShop, type Shop } from '../payment/testing/open-shop.ts';

const [card, cod] = [1, 3] as const;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function order(methodId: number, goods: Record<string, number> = { 'ham-fr-001': 1 }) {
  const cart = await shop.cart.readyToOrder(goods, methodId);
  const { body } = await shop.decide(
    cart,
    methodId === card ? { token: await shop.sandbox.token('4111111111111111') } : {},
  );
  const { rows } = await shop.app.db.execute<{ id: string; service_id: string | null }>(
    `select id, service_id from payments where order_id = '${body.id}'`,
  );
  const [payment] = rows;
  if (!payment) throw new Error('The order has no payment.');
  const { ask: call } = operatorClient(shop.app);
  return {
    paymentId: payment.id,
    move: async (move: string, query = '', more = {}) =>
      (await call('PATCH', `orders/${body.id}${query}`, { move, ...more })).status,
    work: () => checkPaymentsJob.run(shop.app.jobCtx()),
    /** The states in the shop and at the payment service. */
    states: async () => {
      const { body: shown } = await shop.app.call<Order>('GET', `/v1/carts/order/${body.id}`, {
        headers: { 'x-cart-token': cart.token },
      });
      const there =
        payment.service_id === null
          ? null
          : await providerOf(shop.app.jobCtx().config, 'sandbox').read(payment.service_id);
      return [shown.payment_status, there?.kind === 'payment' ? there.payment.status : null];
    },
  };
}

it('a card is charged when its order has been shipped, and not before', async () => {
  const { move, work, states } = await order(card);
  await move('prepare');
  await work();
  expect(await states()).toEqual(['authorised', 'authorised']);
  expect(await move('ship', '?dry_run=true')).toBe(204);
  await work();
  expect(await states()).toEqual(['authorised', 'authorised']);
  expect(await move('ship')).toBe(204);
  await work();
  expect(await states()).toEqual(['paid', 'captured']);
  await work();
  expect(await states()).toEqual(['paid', 'captured']);
});

it('a card is charged for the whole order with its first parcel, and not again with the last', async () => {
  const { move, work, states } = await order(card, { 'ham-fr-001': 1, 'sau-at-002': 1 });
  await move('prepare');
  expect(await move('ship', '', { parcels: [1] })).toBe(204);
  await work();
  expect(await states()).toEqual(['paid', 'captured']);
  expect(await move('ship')).toBe(204);
  await work();
  expect(await states()).toEqual(['paid', 'captured']);
});

it('an outdated event between shipping and charging does not prevent the charge', async () => {
  const { paymentId, move, work, states } = await order(card);
  await move('prepare');
  await move('ship');
  await settlePayment(shop.app.jobCtx(), paymentId, { event: 'authorise' });
  await work();
  expect(await states()).toEqual(['paid', 'captured']);
});

it('cash on delivery is collected by the carrier', async () => {
  const { move, work, states } = await order(cod);
  await move('prepare');
  await move('ship');
  await work();
  expect(await states()).toEqual(['none', null]);
});

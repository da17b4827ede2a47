import type { Cart } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorClient } from '../../operator/testing/operator-client.ts';
import { openServiceShop, type ServiceShop } from '../../payment/testing/open-service-shop.ts';
import { testServices } from '../../payment/testing/test-services.ts';
import { testStripe } from '../../payment/testing/test-stripe.ts';
import { payBackRefundsJob } from '../pay-back-refunds.ts';
import { checkPaymentsJob, reversePaymentsJob } from '../payment-jobs.ts';
import type { PresentedAmendment } from './present-amendment.ts';

const [byCard, byPaypay] = [1, 5] as const;
const ham = 'ham-fr-001';
const reason = 'お客様のご希望';

function changes(shop: ServiceShop, id: string) {
  const door = operatorClient(shop.app);
  const change = (payload: object) => door.ask<PresentedAmendment>('PATCH', `orders/${id}`, payload);
  return {
    change,
    reduce: (key: string) => change({ amend: { key, reason, lines: [{ line: 1, quantity: 1 }] } }),
  };
}

describe.each(testServices)('a card at %s', (_name, start) => {
  let shop: ServiceShop;
  beforeAll(async () => {
    shop = await openServiceShop(start);
  });
  afterAll(() => shop.close());

  it('is charged with the amended total, and a later refund counts from there', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 2 }, byCard);
    const { body } = await shop.decide(cart, { token: await shop.service.token('good') });
    if (body.next?.url) {
      await shop.service.answerChallenge(body.next.url, 'pass');
      await shop.app.call('GET', `/v1/carts/${cart.token}/payment/${byCard}/check`);
    }
    const { change, reduce } = changes(shop, body.id);
    const amended = await reduce('less');
    expect([amended.status, amended.body.settles_by]).toEqual([200, 'charge']);
    await change({ move: 'prepare' });
    await change({ move: 'ship' });
    await checkPaymentsJob.run(shop.inMinutes(2));
    const whose = { cart: cart.token };
    expect(await shop.there(whose)).toMatchObject({ amount: amended.body.total_after, refunded_amount: 0 });
    expect(await shop.storedPayment(whose)).toMatchObject({ state: 'captured', status: 'shipped' });
    await change({ refund: { key: 'part', reason: '箱の破損', sum: 100 } });
    await payBackRefundsJob.run(shop.inMinutes(4));
    expect(await shop.there(whose)).toMatchObject({ amount: amended.body.total_after, refunded_amount: 100 });
    await change({ refund: { key: 'rest', reason: '箱の破損', sum: amended.body.total_after - 100 } });
    await payBackRefundsJob.run(shop.inMinutes(6));
    expect(await shop.there(whose)).toMatchObject({ status: 'refunded' });
    expect(await shop.storedPayment(whose)).toMatchObject({ state: 'refunded' });
    expect(shop.app.errors).toEqual([]);
  });
});

describe('PayPay at Stripe', () => {
  let shop: ServiceShop;
  beforeAll(async () => {
    shop = await openServiceShop(testStripe);
  });
  afterAll(() => shop.close());

  async function paid(): Promise<{ cart: Cart; id: string }> {
    const cart = await shop.cart.readyToOrder({ [ham]: 2 }, byPaypay);
    const { body } = await shop.decide(cart, {});
    await shop.service.answerChallenge(body.next?.url ?? '', 'pass');
    await shop.app.call('GET', `/v1/carts/${cart.token}/payment/${byPaypay}/check`);
    return { cart, id: body.id };
  }

  it('refunds the difference, and only the rest when the order is cancelled', async () => {
    const { cart, id } = await paid();
    const { change, reduce } = changes(shop, id);
    const { body } = await reduce('less');
    expect(body.settles_by).toBe('refund');
    await payBackRefundsJob.run(shop.inMinutes(2));
    const whose = { cart: cart.token };
    expect(await shop.there(whose)).toMatchObject({ status: 'paid', refunded_amount: -body.difference });
    await change({ cancel_reason: '品切れ' });
    await reversePaymentsJob.run(shop.inMinutes(4));
    expect(await shop.there(whose)).toMatchObject({ status: 'refunded', refunded_amount: body.total_before });
    expect(await shop.storedPayment(whose)).toMatchObject({ state: 'refunded', status: 'cancelled' });
    expect(shop.app.errors).toEqual([]);
  });

  it('refunds everything once when the order is cancelled before the difference was refunded', async () => {
    const { cart, id } = await paid();
    const { change, reduce } = changes(shop, id);
    const { body } = await reduce('less');
    await change({ cancel_reason: '品切れ' });
    await reversePaymentsJob.run(shop.inMinutes(2));
    await payBackRefundsJob.run(shop.inMinutes(4));
    expect(await shop.there({ cart: cart.token })).toMatchObject({
      status: 'refunded',
      refunded_amount: body.total_before,
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberBuyer, type MemberBuyer } from '../checkout/order/testing/member-buyer.ts';
import { deliverMails, openTestApp, type TestApp } from '../testing/index.ts';
import { operatorClient } from './testing/operator-client.ts';

const [cod, transfer] = [3, 4] as const;

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let taro: MemberBuyer;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
  taro = await memberBuyer(shop);
});
afterAll(() => shop.close());

const buy = async (method: number) => (await taro.decide(await taro.ready({ 'ham-fr-001': 1 }, method))).body;
const change = async (key: string, payload: object, query = '') => {
  const { status, body } = await operator.ask('PATCH', `orders/${key}${query}`, payload);
  return status === 204 ? status : `${status} ${body.code}`;
};
const cancel = { cancel_reason: '在庫の破損のため' };

describe('the shop', () => {
  it('cancels an order in preparation once, and the member is notified', async () => {
    const { id, order_no: key } = await buy(cod);
    await change(key, { move: 'prepare' });
    await deliverMails(shop);
    expect([await change(key, cancel), await change(key, cancel)]).toEqual([204, 204]);
    expect(await taro.order(id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: '在庫の破損のため',
      payment_status: 'voided',
    });
    expect((await deliverMails(shop)).map(({ subject }) => subject)).toEqual([expect.stringContaining(key)]);
  });

  it('completes a cancellation request after returning a transfer; the member’s reason is preserved', async () => {
    const { id, order_no: key } = await buy(transfer);
    await change(key, { paid: true });
    await taro.cancel(id, '日程が変わったため');
    expect((await taro.order(id)).status).toBe('cancel_requested');
    expect(await change(key, cancel)).toBe(204);
    expect(await taro.order(id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: '日程が変わったため',
      payment_status: 'refunded',
      cancel_only_ecd_key: null,
    });
  });

  it('cannot cancel a shipped order, and a dry run changes nothing', async () => {
    const { id, order_no: key } = await buy(cod);
    expect(await change(key, cancel, '?dry_run=true')).toBe(204);
    expect((await taro.order(id)).status).toBe('accepted');
    await change(key, { move: 'prepare' });
    await change(key, { move: 'ship' });
    expect(await change(key, cancel)).toBe('409 order.cannot_move');
    expect(await change('no-such-order', cancel)).toBe('404 order.not_found');
    expect(await change(key, { cancel_reason: '' })).toMatch(/^422 /);
  });
});

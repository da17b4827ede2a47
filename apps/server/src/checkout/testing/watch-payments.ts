import type { Cart, Order, PaymentCheck } from '@shop/api';
import type { Shop } from '../../payment/testing/open-shop.ts';

/** The test cards of the sandbox, by their result. */
export const cards = {
  frictionless: '4111111111111111',
  challenge: '4000000000003220',
  declined: '4000000000000002',
  abandoned: '4000000000003246',
};

/** Returns what tests check after a payment in the shop that `shop` returns. */
export function watchPayments(shop: () => Shop) {
  async function stockOf(key: string): Promise<number> {
    const { rows } = await shop().app.db.execute<{ quantity: number }>(
      `select quantity from stocks where product_id = (select id from products where key = '${key}')`,
    );
    return rows[0]?.quantity ?? -1;
  }

  async function mailsTo(orderNo: string): Promise<string[]> {
    const { rows } = await shop().app.db.execute<{ kind: string }>(
      `select kind from mail_outbox where data->>'orderNo' = '${orderNo}' order by created_at, kind`,
    );
    return rows.map((row) => row.kind);
  }

  const check = async (cart: Cart, methodId: number) =>
    (await shop().app.call<PaymentCheck>('GET', `/v1/carts/${cart.token}/payment/${methodId}/check`)).body;

  const orderOf = async (cart: Cart, id: string) =>
    (await shop().app.call<Order>('GET', `/v1/carts/order/${id}`, { headers: { 'x-cart-token': cart.token } })).body;

  const serviceIdOf = async (orderId: string) => {
    const { rows } = await shop().app.db.execute<{ service_id: string }>(
      `select service_id from payments where order_id = '${orderId}'`,
    );
    return rows[0]?.service_id ?? '';
  };

  return { stockOf, mailsTo, check, orderOf, serviceIdOf };
}

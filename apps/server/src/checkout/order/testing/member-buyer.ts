import type { Address, Cart, DecisionResult, Order, PointBalance, PointEntry } from '@shop/api';
import { loginAs, type CallResult, type TestApp } from '../../../testing/index.ts';

/** A member who shops through the whole stack; every call but `decide` and `call` must succeed. */
export interface MemberBuyer {
  token: string;
  /** Makes any call as this member on their channel and returns the result. */
  call: <T>(method: 'GET' | 'PATCH' | 'POST' | 'PUT', url: string, body?: object) => Promise<CallResult<T>>;
  patchCart: (path: string, body: { token: string } & Record<string, unknown>) => Promise<Cart>;
  /** Their cart with only these products, to their own address, with this payment method. */
  ready: (quantities: Readonly<Record<string, number>>, paymentId: number) => Promise<Cart>;
  decide: (cart: Cart, more?: object) => Promise<CallResult<DecisionResult>>;
  order: (id: string) => Promise<Order>;
  cancel: (id: string, cancel_reason?: string) => Promise<CallResult<Order>>;
  points: () => Promise<PointBalance>;
  pointRows: () => Promise<PointEntry[]>;
}

let keys = 0;

/** Logs in a sample member, by default 見本 太郎. */
export async function memberBuyer(
  app: TestApp,
  { username = 'taro@example.com', channel = 'simple.localhost' }: { username?: string; channel?: string } = {},
): Promise<MemberBuyer> {
  const token = await loginAs(app, { username, channel });
  const call: MemberBuyer['call'] = (method, url, body) =>
    app.call(method, url, { token, channel, ...(body && { body }) });
  const expectOf = async <T>(answer: Promise<CallResult<T>>): Promise<T> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const patchCart: MemberBuyer['patchCart'] = (path, body) => expectOf(call<Cart>('PATCH', `/v1/carts/${path}`, body));
  return {
    token,
    call,
    patchCart,
    ready: async (quantities, paymentId) => {
      const cart = await expectOf(call<Cart>('POST', '/v1/carts/init', { token: null }));
      await patchCart('reset', { token: cart.token });
      await patchCart('products/add', {
        token: cart.token,
        products: Object.entries(quantities).map(([key, quantity]) => ({ key, quantity })),
      });
      const [home] = await expectOf(call<Address[]>('GET', '/v1/me/user-addresses?per=all'));
      await patchCart('shippings/add', { token: cart.token, user_address_id: home?.id });
      return patchCart('order/modify', { token: cart.token, payment_id: paymentId });
    },
    decide: (cart, more = {}) =>
      call('POST', `/v1/carts/${cart.token}/decision`, {
        idempotency_key: `the-key-of-a-member-${(keys += 1)}`,
        quote_hash: cart.quote.hash,
        ...more,
      }),
    order: (id) => expectOf(call<Order>('GET', `/v1/me/orders/${id}`)),
    cancel: (id, cancel_reason = '日程が変わったため') => call('PUT', `/v1/me/orders/${id}/cancel`, { cancel_reason }),
    points: () => expectOf(call<PointBalance>('GET', '/v1/me/points')),
    pointRows: () => expectOf(call<PointEntry[]>('GET', '/v1/me/point-histories?per=all')),
  };
}

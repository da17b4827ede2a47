import type { Cart } from '@shop/api';
import type { TestApp } from '../../testing/index.ts';

/** The cart calls of a test; each of them must succeed. */
export interface CartCaller {
  init: (options?: { token?: string; accessToken?: string }) => Promise<Cart>;
  get: (token: string) => Promise<Cart>;
  patch: (path: string, body: { token: string } & Record<string, unknown>, accessToken?: string) => Promise<Cart>;
  /** Creates a cart with these products, quantity by key. */
  withProducts: (quantities: Readonly<Record<string, number>>, accessToken?: string) => Promise<Cart>;
  /** Creates a cart for 見本 太郎 in Tokyo, ready to be ordered with this payment method. */
  readyToOrder: (quantities: Readonly<Record<string, number>>, paymentId: number) => Promise<Cart>;
}

/** An address in Tokyo, as typed. */
export const typedAddress = {
  shipping_last_name: '見本',
  shipping_first_name: '太郎',
  postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '03-1234-5678',
};

/** 見本 太郎 as orderer, as typed. */
export const typedOrderer = {
  last_name: '見本',
  first_name: '太郎',
  last_name_kana: 'ミホン',
  first_name_kana: 'タロウ',
  email: 'taro@example.jp',
  postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '03-1234-5678',
};

/** Returns cart calls that run through the whole application. */
export function cartCaller({ call }: Pick<TestApp, 'call'>): CartCaller {
  const expectCart = async (answer: ReturnType<typeof call<Cart>>): Promise<Cart> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const accessTokenOf = (accessToken: string | undefined) => (accessToken === undefined ? {} : { token: accessToken });
  const caller: CartCaller = {
    init: ({ token = null, accessToken }: { token?: string | null; accessToken?: string } = {}) =>
      expectCart(call('POST', '/v1/carts/init', { body: { token }, ...accessTokenOf(accessToken) })),
    get: (token) => expectCart(call('GET', `/v1/carts/${token}`)),
    patch: (path, body, accessToken) =>
      expectCart(call('PATCH', `/v1/carts/${path}`, { body, ...accessTokenOf(accessToken) })),
    withProducts: async (quantities, accessToken) => {
      const { token } = await caller.init(accessToken === undefined ? {} : { accessToken });
      const products = Object.entries(quantities).map(([key, quantity]) => ({ key, quantity }));
      return caller.patch('products/add', { token, products }, accessToken);
    },
    readyToOrder: async (quantities, paymentId) => {
      const { token } = await caller.withProducts(quantities);
      await caller.patch('shippings/add', { token, address: typedAddress });
      return caller.patch('order/modify', { token, orderer: typedOrderer, payment_id: paymentId });
    },
  };
  return caller;
}

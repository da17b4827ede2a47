import type { Cart } from '@shop/api';
import type { TestApp } from '../../testing/index.ts';

/** The cart calls of a test; each of them must succeed. */
export interface CartCaller {
  init: (options?: { token?: string; bearer?: string }) => Promise<Cart>;
  get: (token: string) => Promise<Cart>;
  patch: (path: string, body: { token: string } & Record<string, unknown>, bearer?: string) => Promise<Cart>;
  /** Creates a cart with these products, quantity by key. */
  withProducts: (quantities: Readonly<Record<string, number>>, bearer?: string) => Promise<Cart>;
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
  const accessTokenOf = (bearer: string | undefined) => (bearer === undefined ? {} : { token: bearer });
  const caller: CartCaller = {
    init: ({ token = null, bearer }: { token?: string | null; bearer?: string } = {}) =>
      expectCart(call('POST', '/v1/carts/init', { body: { token }, ...accessTokenOf(bearer) })),
    get: (token) => expectCart(call('GET', `/v1/carts/${token}`)),
    patch: (path, body, bearer) => expectCart(call('PATCH', `/v1/carts/${path}`, { body, ...accessTokenOf(bearer) })),
    withProducts: async (quantities, bearer) => {
      const { token } = await caller.init(bearer === undefined ? {} : { bearer });
      const products = Object.entries(quantities).map(([key, quantity]) => ({ key, quantity }));
      return caller.patch('products/add', { token, products }, bearer);
    },
    readyToOrder: async (quantities, paymentId) => {
      const { token } = await caller.withProducts(quantities);
      await caller.patch('shippings/add', { token, address: typedAddress });
      return caller.patch('order/modify', { token, orderer: typedOrderer, payment_id: paymentId });
    },
  };
  return caller;
}

import { sendOk } from './http.ts';

interface CartAnswer {
  readonly token: string;
  readonly detail: { readonly shippings: readonly { readonly packings: readonly { readonly key: string }[] }[] };
  readonly quote: { readonly hash: string };
}

interface PaymentAnswer {
  readonly id: number;
  readonly code: string;
}

const address = {
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: null,
  phone_number: '0300000000',
};

const json = <T>(body: Buffer): T => JSON.parse(body.toString()) as T;

/** A new cart with one product in it: two calls. */
export async function addToNewCart(origin: string, productKey: string): Promise<CartAnswer> {
  const { token } = json<CartAnswer>((await sendOk(origin, 'POST', '/v1/carts/init', { token: null })).body);
  return json<CartAnswer>(
    (await sendOk(origin, 'PATCH', '/v1/carts/products/add', { token, products: [{ key: productKey, quantity: 1 }] }))
      .body,
  );
}

/** An order as its guest finds it again. */
export interface PlacedOrder {
  readonly id: string;
  /** The token of the ordered cart. */
  readonly token: string;
}

/**
 * Places a guest's order with cash on delivery in nine calls: cart, product, destination, days, parcel, methods,
 * orderer and method, the cart for confirmation, the order.
 */
export async function placeOrder(origin: string, productKey: string): Promise<PlacedOrder> {
  const { token } = await addToNewCart(origin, productKey);
  const withAddress = json<CartAnswer>(
    (
      await sendOk(origin, 'PATCH', '/v1/carts/shippings/add', {
        token,
        address: { ...address, shipping_last_name: '見本', shipping_first_name: '太郎' },
      })
    ).body,
  );
  await sendOk(origin, 'GET', `/v1/shipping-leadtime/carts/${token}`);
  const packings = withAddress.detail.shippings.flatMap((shipping) =>
    shipping.packings.map(({ key }) => ({ key, delivery_date: null, delivery_time: null })),
  );
  await sendOk(origin, 'PATCH', '/v1/carts/packings/modify', { token, packings });
  const methods = json<PaymentAnswer[]>((await sendOk(origin, 'GET', `/v1/payments/carts/${token}`)).body);
  const cash = methods.find(({ code }) => code === 'cod');
  if (!cash) throw new Error('cash on delivery is not offered');
  await sendOk(origin, 'PATCH', '/v1/carts/order/modify', {
    token,
    payment_id: cash.id,
    orderer: {
      ...address,
      last_name: '見本',
      first_name: '太郎',
      last_name_kana: 'ミホン',
      first_name_kana: 'タロウ',
      email: 'mihon@example.com',
    },
  });
  const shown = json<CartAnswer>((await sendOk(origin, 'GET', `/v1/carts/${token}`)).body);
  const { id } = json<{ id: string }>(
    (
      await sendOk(origin, 'POST', `/v1/carts/${token}/decision`, {
        idempotency_key: crypto.randomUUID(),
        quote_hash: shown.quote.hash,
      })
    ).body,
  );
  return { id, token };
}

/** A guest's whole checkout in ten calls: the order, and how he looks at it. */
export async function guestCheckout(origin: string, productKey: string): Promise<void> {
  const { id, token } = await placeOrder(origin, productKey);
  await sendOk(origin, 'GET', `/v1/carts/order/${id}`, undefined, { 'x-cart-token': token });
}

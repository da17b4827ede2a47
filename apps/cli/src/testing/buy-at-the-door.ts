import { expect } from 'vitest';

let orders = 0;

/** Orders two pieces of a cheese for 見本 太郎, paid by cash on delivery. @returns the order's number */
export async function buyAtTheDoor(url: string): Promise<string> {
  const send = async <T>(method: string, path: string, body: object): Promise<T> => {
    const answer = await fetch(`${url}/v1/carts/${path}`, {
      method,
      headers: { 'x-channel': 'simple.localhost', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  const place = {
    postal_code: '100-0001',
    prefecture: '東京都',
    city: '千代田区',
    address1: '千代田1-1',
    phone_number: '03-1234-5678',
  };
  const name = { last_name: '見本', first_name: '太郎', last_name_kana: 'ミホン', first_name_kana: 'タロウ' };
  const { token } = await send<{ token: string }>('POST', 'init', { token: null });
  await send('PATCH', 'products/add', { token, products: [{ key: 'che-fr-001', quantity: 2 }] });
  const address = { ...place, shipping_last_name: '見本', shipping_first_name: '太郎' };
  await send('PATCH', 'shippings/add', { token, address });
  const orderer = { ...place, ...name, email: 'taro@example.jp' };
  const cart = await send<{ quote: { hash: string } }>('PATCH', 'order/modify', { token, orderer, payment_id: 3 });
  const decided = await send<{ order_no: string }>('POST', `${token}/decision`, {
    idempotency_key: `the-key-of-the-command-line-${(orders += 1)}`,
    quote_hash: cart.quote.hash,
  });
  return decided.order_no;
}

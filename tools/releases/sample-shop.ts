import { randomUUID } from 'node:crypto';
import { until } from './until.ts';
import { httpCalls, type HttpCalls } from './http-calls.ts';

const place = {
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: null,
  phone_number: '0300000000',
};
const person = { last_name: '見本', first_name: '太郎', last_name_kana: 'ミホン', first_name_kana: 'タロウ' };
const tokyo = { ...place, shipping_last_name: '見本', shipping_first_name: '太郎' };
const osaka = {
  ...tokyo,
  shipping_first_name: '花子',
  postal_code: '5300001',
  prefecture: '大阪府',
  city: '大阪市北区',
  address1: '梅田1-1',
};

interface Cart {
  readonly token: string;
  readonly detail: {
    readonly products: readonly { readonly key: string }[];
    readonly shippings: readonly { readonly key: string }[];
  };
  readonly quote: { readonly hash: string };
}

/** An order as its orderer finds it again. */
export interface SampleOrder {
  readonly id: string;
  readonly order_no: string;
  /** The token of its cart. */
  readonly token: string;
}

export type Method = 'card' | 'cvs' | 'cod' | 'bank_transfer';

export interface SampleOrderRequest {
  readonly method: Method;
  /** Pieces by product key. */
  readonly goods: Readonly<Record<string, number>>;
  /** The first line, of two pieces, goes to two destinations, the second with noshi. */
  readonly isGift?: boolean;
  readonly email: string;
  /** Origin of the payment sandbox. */
  readonly payments: string;
}

/** Registers a member with the mailed code of demo mode. */
export async function registerSampleMember(origin: string, member: { email: string; password: string }): Promise<void> {
  const { call } = httpCalls(origin);
  await call('POST', '/v1/email-verify/request', { email: member.email });
  const code = await until('the mail with the code', async () => {
    const mails = await call<{ body: string }[]>('GET', `/demo/inbox.json?to=${member.email}`);
    return /[?&]code=([^\s&]+)/.exec(mails[0]?.body ?? '')?.[1];
  });
  await call('POST', '/v1/users', {
    ...person,
    ...place,
    ...member,
    email_verify_code: decodeURIComponent(code),
    birth_date: '1980-02-29',
    gender: '4',
    newsletter: '0',
    question_ct: 4,
    question_answer: 'ハム',
  });
}

/** Returns a new cart with these products. */
export async function fillSampleCart({ call }: HttpCalls, goods: Readonly<Record<string, number>>): Promise<Cart> {
  const { token } = await call<Cart>('POST', '/v1/carts/init', { token: null });
  return call('PATCH', '/v1/carts/products/add', {
    token,
    products: Object.entries(goods).map(([key, quantity]) => ({ key, quantity })),
  });
}

/** Places an order through all steps of the checkout. */
export async function placeSampleOrder(
  calls: HttpCalls,
  { method, goods, isGift = false, email, payments }: SampleOrderRequest,
): Promise<SampleOrder> {
  const { call } = calls;
  const { token, detail } = await fillSampleCart(calls, goods);
  await call('PATCH', '/v1/carts/shippings/add', { token, address: tokyo });
  if (isGift) await sendToTwo(calls, token, detail.products[0]?.key ?? '');
  const methods = await call<{ id: number; code: string }[]>('GET', `/v1/payments/carts/${token}`);
  const paymentId = methods.find(({ code }) => code === method)?.id;
  if (paymentId === undefined) throw new Error(`The payment method ${method} is not offered.`);
  await call('PATCH', '/v1/carts/order/modify', {
    token,
    payment_id: paymentId,
    orderer: { ...person, ...place, email },
  });
  const { quote } = await call<Cart>('GET', `/v1/carts/${token}`);
  const order = await call<{ id: string; order_no: string }>('POST', `/v1/carts/${token}/decision`, {
    idempotency_key: randomUUID(),
    quote_hash: quote.hash,
    ...(method === 'card' && { payment_token: await cardToken(payments) }),
    ...(method === 'cvs' && { store_code: 'lawson' }),
  });
  return { id: order.id, order_no: order.order_no, token };
}

async function sendToTwo({ call }: HttpCalls, token: string, line: string): Promise<void> {
  const { detail } = await call<Cart>('PATCH', '/v1/carts/shippings/add', { token, address: osaka });
  const shippings = detail.shippings.map(({ key }) => ({ key, quantity: 1 }));
  await call('PATCH', '/v1/carts/products/divide', { token, products: [{ key: line, shippings }] });
  await call('PATCH', '/v1/carts/shippings/modify', {
    token,
    key: shippings[1]?.key,
    noshi: { purpose: 'orei', ribbon: 'butterfly', top_text: '御礼', names: ['見本'], position: 'inner' },
    message: 'お世話になっております。',
  });
}

/** Enters the test card of the sandbox that is authorised without a further step. */
async function cardToken(payments: string): Promise<string> {
  const answer = await fetch(`${payments}/fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      ccNumber: '4111111111111111',
      ccName: 'TARO MIHON',
      ccExpiration: `12/${String((new Date().getFullYear() + 2) % 100)}`,
      securityCode: '123',
    }),
  });
  return ((await answer.json()) as { token: string }).token;
}

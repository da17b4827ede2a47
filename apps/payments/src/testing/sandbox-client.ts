import { randomUUID } from 'node:crypto';
import type { PaymentOnWire } from '../payment/payment.ts';
import { RETURN_URL, SECRET, type Sandbox } from './start-sandbox.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Acts as a shop's server and a shopper's browser, over HTTP. */
export function sandboxClient(sandbox: Sandbox) {
  const { url } = sandbox;

  async function call<T = PaymentOnWire>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${SECRET}`,
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  return {
    call,
    enterCard: (entry: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
      call<{ token: string; brand: string; last4: string; exp: string; fields: Record<string, string> }>(
        'POST',
        '/fields/tokens',
        entry,
        headers,
      ),
    async token(ccNumber: string): Promise<string> {
      return (
        await this.enterCard({
          ccNumber,
          ccName: 'TARO MIHON',
          ccExpiration: '09/29',
          securityCode: ccNumber.startsWith('37') ? '1234' : '123',
        })
      ).body.token;
    },
    pay: (input: Record<string, unknown>, headers: Record<string, string> = {}) =>
      call('POST', '/api/payments', { ...paymentBody, ...input }, headers),
    async payByCard(ccNumber: string) {
      return this.pay({ method: 'card', token: await this.token(ccNumber) });
    },
    submitForm: (path: string, form: Record<string, string>) =>
      fetch(url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    page: async (path: string) => (await fetch(url + path)).text(),
  };
}

/** A valid body of `POST /api/payments`, without what depends on the method. */
export const paymentBody = {
  amount: 5480,
  currency: 'JPY',
  method: 'card',
  reference: 'order-1',
  return_url: RETURN_URL,
  customer: { name: '見本 太郎', email: 'taro@example.com', phone: '0312345678' },
};

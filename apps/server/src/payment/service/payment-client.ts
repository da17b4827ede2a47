import type { Config } from '../../config/config.ts';
import type { PaymentOnWire } from './payment-on-wire.ts';

/** What a call to the payment service came to. `unknown`: no answer, or none that says what happened. */
export type ServiceAnswer =
  | { kind: 'payment'; payment: PaymentOnWire }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown' };

/** Body of a new payment. A card is a one-time token; numbers never come here. */
export interface NewServicePayment {
  amount: number;
  currency: 'JPY';
  method: 'card' | 'cvs';
  token?: string;
  store_code?: string;
  reference: string;
  return_url: string;
  customer: { name: string; email: string; phone: string };
  expires_at: string;
}

const timeoutMs = 10_000;

/** Starts a payment. The key makes a repeated call with the same body the same payment. */
export function createServicePayment(config: Config, key: string, body: NewServicePayment): Promise<ServiceAnswer> {
  return call(config, 'POST', '/api/payments', key, body);
}

/** The payment as the service knows it now. */
export function readServicePayment(config: Config, id: string): Promise<ServiceAnswer> {
  return call(config, 'GET', `/api/payments/${encodeURIComponent(id)}`);
}

/** Lets an unfinished or authorised payment go (`void`), or gives the whole amount back (`refund`). */
export function reverseServicePayment(config: Config, id: string, action: 'void' | 'refund', key: string): Promise<ServiceAnswer> {
  return call(config, 'POST', `/api/payments/${encodeURIComponent(id)}/${action}`, key, {});
}

/** Never inside a database transaction: an answer may take ten seconds. */
async function call({ payments }: Config, method: 'GET' | 'POST', path: string, key?: string, body?: object): Promise<ServiceAnswer> {
  try {
    const response = await fetch(payments.url + path, {
      method,
      headers: {
        authorization: `Bearer ${payments.secret}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await answerOf(response);
  } catch {
    return { kind: 'unknown' };
  }
}

async function answerOf(response: Response): Promise<ServiceAnswer> {
  const body: unknown = await response.json();
  if (response.ok) return isPayment(body) ? { kind: 'payment', payment: body } : { kind: 'unknown' };
  // 401 and 5xx say nothing about the payment; other refusals are final for this call.
  const isFinal = response.status >= 400 && response.status < 500 && ![401, 408, 429].includes(response.status);
  return isFinal ? { kind: 'refused', code: codeOf(body) } : { kind: 'unknown' };
}

function isPayment(body: unknown): body is PaymentOnWire {
  return typeof body === 'object' && body !== null && 'id' in body && 'status' in body && 'reference' in body;
}

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'payment.refused';
}

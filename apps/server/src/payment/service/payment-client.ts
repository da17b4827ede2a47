import type { Config } from '../../config/config.ts';
import { callService, type ServiceCall } from './call-service.ts';
import { isPaymentOnWire, type PaymentOnWire } from './payment-on-wire.ts';

/** What a call about a payment came to. `unknown`: no answer, or none that says what happened. */
export type ServiceAnswer =
  { kind: 'payment'; payment: PaymentOnWire } | { kind: 'refused'; code: string } | { kind: 'unknown' };

/** Body of a new payment. A card is a one-time token or one that a customer keeps; numbers never come here. */
export interface NewServicePayment {
  amount: number;
  currency: 'JPY';
  method: 'card' | 'cvs';
  token?: string;
  customer_id?: string;
  card_id?: string;
  store_code?: string;
  reference: string;
  return_url: string;
  customer: { name: string; email: string; phone: string };
  expires_at: string;
}

/** Starts a payment. The key makes a repeated call with the same body the same payment. */
export function createServicePayment(config: Config, key: string, body: NewServicePayment): Promise<ServiceAnswer> {
  return call(config, { method: 'POST', path: '/api/payments', key, body });
}

/** The payment as the service knows it now. */
export function readServicePayment(config: Config, id: string): Promise<ServiceAnswer> {
  return call(config, { method: 'GET', path: `/api/payments/${encodeURIComponent(id)}` });
}

/** Lets an unfinished or authorised payment go (`void`), or gives the whole amount back (`refund`). */
export function reverseServicePayment(
  config: Config,
  id: string,
  action: 'void' | 'refund',
  key: string,
): Promise<ServiceAnswer> {
  return call(config, { method: 'POST', path: `/api/payments/${encodeURIComponent(id)}/${action}`, key, body: {} });
}

/** Takes `amount` yen of what was promised: the goods are on their way. */
export function captureServicePayment(config: Config, id: string, amount: number, key: string): Promise<ServiceAnswer> {
  return call(config, {
    method: 'POST',
    path: `/api/payments/${encodeURIComponent(id)}/capture`,
    key,
    body: { amount },
  });
}

async function call(config: Config, asked: ServiceCall): Promise<ServiceAnswer> {
  const reply = await callService(config, asked);
  if (reply.kind !== 'answer') return reply;
  return isPaymentOnWire(reply.body) ? { kind: 'payment', payment: reply.body } : { kind: 'unknown' };
}

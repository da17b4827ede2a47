import { createHmac } from 'node:crypto';
import type { Card, Charge } from 'payjp';
import { cardExpiry } from '../card-expiry.ts';
import type { VaultCard } from '../payment-provider.ts';
import type { ServicePayment } from '../service-payment.ts';

/** The shop's metadata of a charge, since PAY.JP has no idempotency keys and does not store the return URL. */
export interface PayjpMetadata extends Record<string, string> {
  reference: string;
  return_url: string;
}

/** The additional metadata of a charge that the shop released before authorisation: PAY.JP has no status for it. */
export const LET_GO = { let_go: 'yes' } as const;

/** The metadata of a charge of which a part is captured: PAY.JP reports the released rest as refunded. */
export const capturedPart = (amount: number) => ({ captured_part: String(amount) });

export const isLetGo = ({ metadata }: Charge): boolean => metadata?.['let_go'] !== undefined;

/** The address of the 3-D Secure page, and the key that signs the return URL. */
export interface PayjpDoor {
  apiBase: string;
  publicKey: string;
  secretKey: string;
}

const brands: Readonly<Record<string, string>> = { 'American Express': 'amex', 'Diners Club': 'diners' };

/** Returns a charge of PAY.JP in the shop's terms. */
export function paymentOfCharge(charge: Charge, door: PayjpDoor): ServicePayment {
  const { id, amount, currency, captured, card, metadata, amount_refunded: back } = charge;
  const status = statusOf(charge);
  const returnUrl = metadata?.['return_url'];
  const part = metadata?.['captured_part'];
  const taken = captured && part !== undefined ? Number(part) : amount;
  return {
    id,
    status,
    reference: String(metadata?.['reference'] ?? ''),
    amount: taken,
    currency: currency.toUpperCase(),
    // What was never captured was released, not refunded.
    refunded_amount: captured ? back - (amount - taken) : 0,
    ...(status === 'requires_action' && returnUrl !== undefined && { next_url: doorOf(id, String(returnUrl), door) }),
    ...(status === 'failed' && { failure_code: failureOf(charge.failure_code ?? 'three_d_secure_failed') }),
    ...(card && { card: { brand: brandOf(card), last4: card.last4 } }),
  };
}

/** `pending`: the holder was authenticated, and the shop has to complete the charge. */
function statusOf(charge: Charge): ServicePayment['status'] {
  const { paid, captured, refunded, three_d_secure_status: holder } = charge;
  if (paid && captured) return charge.amount_refunded >= charge.amount ? 'refunded' : 'captured';
  if (paid) return refunded ? 'voided' : 'authorised';
  if (isLetGo(charge)) return 'voided';
  if (charge.failure_code !== null || holder === 'failed' || holder === 'error') return 'failed';
  return holder === 'unverified' ? 'requires_action' : 'pending';
}

/** Returns why a card was declined, as a code of the shop. */
export function failureOf(code: string): string {
  if (code === 'three_d_secure_failed') return 'authentication_failed';
  if (code === 'expired_card') return 'card_expired';
  return code === 'three_d_secure_expired' || code === 'not_in_three_d_secure_flow' ? 'expired' : 'card_declined';
}

/** Returns a card saved at PAY.JP in the shop's terms. */
export function cardOf(card: Card): VaultCard {
  return { id: card.id, brand: brandOf(card), last4: card.last4, exp: cardExpiry(card) };
}

function brandOf({ brand }: Card): string {
  return brands[brand] ?? brand.toLowerCase();
}

/** Returns the URL of the 3-D Secure page. The return URL is signed (JWS, HS256), so that it cannot be replaced. */
function doorOf(id: string, returnUrl: string, { apiBase, publicKey, secretKey }: PayjpDoor): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ url: returnUrl })}`;
  const signature = createHmac('sha256', secretKey).update(signed).digest('base64url');
  const query = new URLSearchParams({ publickey: publicKey, back_url: `${signed}.${signature}` });
  return `${apiBase}/tds/${id}/start?${query}`;
}

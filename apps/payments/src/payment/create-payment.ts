import { randomBytes } from 'node:crypto';
import { checkExpiry } from '../cards/card-checks.ts';
import type { CardOutcome } from '@shop/payment-fakes/cards';
import type { Clock } from '../clock/clock.ts';
import { generateNumber, storeName } from '../convenience/convenience-stores.ts';
import { PaymentError } from '../errors/payment-error.ts';
import type { Parts } from '../parts.ts';
import type { TokenisedCard } from '../tokens/token-vault.ts';
import type { Payment } from './payment.ts';
import { eciOf } from './transitions.ts';

/** The body of `POST /api/payments`, already checked against its schema. */
export interface NewPayment {
  readonly amount: number;
  readonly method: 'card' | 'cvs';
  readonly token?: string;
  readonly customer_id?: string;
  readonly card_id?: string;
  readonly store_code?: string;
  /** For a stored card: `keep` saves it for a future payment; `later` is that payment, without the customer. */
  readonly purpose?: 'keep' | 'later';
  readonly reference: string;
  readonly return_url: string;
  readonly expires_at?: string;
}

const CHALLENGE_MS = 15 * 60_000;
const NUMBER_MS = 7 * 24 * 60 * 60_000;
export const CODE_TRIES = 3;
const challenged: readonly CardOutcome[] = [
  'challenge',
  'authentication-failed',
  'abandoned',
  'declined-after-challenge',
];

/** The services that create a payment. */
export type PaymentSources = Pick<Parts, 'vault' | 'customers' | 'clock'>;

/**
 * Creates a payment with the requested method. Throws `payment.token_invalid`, `card.not_found`,
 * `payment.store_unknown`, `payment.expires_in_past`.
 */
export function createPayment(input: NewPayment, sources: PaymentSources): Payment {
  return input.method === 'card' ? cardPayment(input, sources) : convenienceStorePayment(input, sources.clock);
}

/** A stored card uses 3-D Secure like any other: its issuer decides whether a challenge is shown. */
function cardPayment(input: NewPayment, sources: PaymentSources): Payment {
  const { clock } = sources;
  if (input.purpose !== undefined && input.card_id === undefined)
    throw new PaymentError(422, 'card.required', '先にカードを保存してください');
  const card = cardOf(input, sources);
  const { brand, last4, outcome } = card;
  const isKeeping = input.purpose === 'keep';
  const base = { ...basePayment(input, clock, CHALLENGE_MS), card: { brand, last4 }, ...(isKeeping && { isKeeping }) };
  if (checkExpiry(card.exp, clock()) !== undefined) return { ...base, status: 'failed', failureCode: 'card_expired' };
  if (outcome === 'declined' || (outcome === 'declined-later' && !isKeeping))
    return { ...base, status: 'failed', failureCode: 'card_declined' };
  if (challenged.includes(outcome) && input.purpose !== 'later')
    return { ...base, status: 'requires_action', challenge: { outcome, triesLeft: CODE_TRIES } };
  if (input.purpose === 'later') return { ...base, status: 'authorised' };
  return { ...base, status: isKeeping ? 'kept' : 'authorised', eci: eciOf(brand) };
}

/** Returns the card of a one-time token, or one that the customer has saved. */
function cardOf(
  { token, customer_id: customerId, card_id: cardId }: NewPayment,
  { vault, customers }: PaymentSources,
): TokenisedCard {
  if (token === undefined && customerId !== undefined && cardId !== undefined)
    return customers.findCard(customerId, cardId);
  const card = vault.take(token ?? '');
  if (card) return card;
  throw new PaymentError(
    422,
    'payment.token_invalid',
    'カード情報の有効期限が切れました。お手数ですが、もう一度カード情報を入力してください',
  );
}

function convenienceStorePayment(input: NewPayment, clock: Clock): Payment {
  const name = storeName(input.store_code ?? '');
  if (!input.store_code || !name) {
    throw new PaymentError(422, 'payment.store_unknown', 'お支払いになるコンビニエンスストアを選んでください');
  }
  const instructions = { storeCode: input.store_code, storeName: name, number: generateNumber() };
  return { ...basePayment(input, clock, NUMBER_MS), status: 'pending', instructions };
}

function basePayment(input: NewPayment, clock: Clock, lifetimeMs: number): Omit<Payment, 'status'> {
  const now = clock();
  const expiresAt = input.expires_at ? new Date(input.expires_at) : new Date(now.getTime() + lifetimeMs);
  if (expiresAt <= now) throw new PaymentError(422, 'payment.expires_in_past', 'お支払い期限が過去の日時です');
  return {
    id: `pay_${randomBytes(16).toString('hex')}`,
    method: input.method,
    amount: input.amount,
    refundedAmount: 0,
    reference: input.reference,
    returnUrl: input.return_url,
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

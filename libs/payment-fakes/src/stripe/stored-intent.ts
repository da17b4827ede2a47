import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';
import type { CardOutcome } from '../cards/test-cards.ts';

/** A card as the fake stores it: never its number. */
export interface StoredMethod {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly outcome: CardOutcome;
  customer: string | null;
  isUsed: boolean;
}

/** A customer as the fake stores it. */
export interface StoredCustomer {
  readonly id: string;
  readonly email: string | null;
  /** The account number for transfers, once there is one. */
  account: string | null;
  /** The received yen that no payment has taken. */
  cash: number;
}

/** A payment as the fake stores it; Stripe's answers are derived from it. */
export interface StoredIntent {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly returnUrl: string;
  readonly method: StoredMethod | 'konbini' | 'paypay' | 'customer_balance';
  /** The customer whose account receives a transfer. */
  readonly payer: StoredCustomer | null;
  /** Whether the cardholder is off session. */
  readonly isAway: boolean;
  /** The expiry of a convenience-store payment, in Unix seconds. */
  readonly expiresAt: number;
  readonly created: number;
  status: 'requires_action' | 'requires_capture' | 'requires_payment_method' | 'succeeded' | 'canceled';
  error: Stripe.PaymentIntent.LastPaymentError | null;
  /** The yen of a transfer that are applied to it. */
  received: number;
  /** Set once the payment is authorised. */
  charge: { id: string; captured: number; refunded: number } | null;
}

const numbers = new Map<string, { payment_code: string; confirmation_number: string }>();

/** Returns the numbers of a payment at a chain, the same at every call. */
export function storeNumbers(intent: string, chain: string): { payment_code: string; confirmation_number: string } {
  const key = `${intent} ${chain}`;
  const known = numbers.get(key) ?? { payment_code: digits(11), confirmation_number: digits(10) };
  numbers.set(key, known);
  return known;
}

export const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

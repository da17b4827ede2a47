import type Stripe from 'stripe';
import type { AccountInstructions, ServiceInstructions, ServicePayment } from '../service-payment.ts';

/** The shop's metadata of a payment at Stripe. */
export interface StripeMetadata extends Stripe.MetadataParam {
  reference: string;
  /** The code of the chosen convenience store; empty for other methods. */
  store: string;
}

/** The details that Stripe returns with a payment: its charge, and transferred money that it did not take. */
export const PAYMENT_DETAILS = ['latest_charge', 'customer.cash_balance'];

/** Stripe's names of the convenience-store chains, by the shop's codes. */
const chains = {
  famima: ['familymart', 'ファミリーマート'],
  lawson: ['lawson', 'ローソン'],
  ministop: ['ministop', 'ミニストップ'],
  seicomart: ['seicomart', 'セイコーマート'],
} as const;

export const STRIPE_STORES = Object.keys(chains) as (keyof typeof chains)[];

/** Returns a payment intent, with its charge if requested, in the shop's terms. */
export function paymentOfIntent(intent: Stripe.PaymentIntent): ServicePayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const instructions = instructionsOf(intent);
  const nextUrl = intent.next_action?.redirect_to_url?.url;
  const unclaimed = unclaimedOf(intent);
  return {
    id: intent.id,
    status: charge?.refunded === true ? 'refunded' : statusOf(intent),
    ...moneyOf({ ...intent, amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount }),
    refunded_amount: charge?.amount_refunded ?? 0,
    ...(unclaimed !== null && { unclaimed_amount: unclaimed }),
    ...(nextUrl && { next_url: nextUrl }),
    ...(instructions && { instructions }),
    ...(intent.last_payment_error && { failure_code: failureOf(intent.last_payment_error) }),
    ...(card?.three_d_secure?.electronic_commerce_indicator && {
      eci: card.three_d_secure.electronic_commerce_indicator,
    }),
    ...(card?.last4 && { card: { brand: card.brand ?? 'card', last4: card.last4 } }),
  };
}

/** Returns the payment of a refunded charge; null if it belongs to no payment intent. */
export function paymentOfCharge(charge: Stripe.Charge): ServicePayment | null {
  const { payment_intent: intent, amount_refunded: refunded } = charge;
  if (intent === null) return null;
  return {
    id: typeof intent === 'string' ? intent : intent.id,
    status: charge.refunded ? 'refunded' : 'captured',
    ...moneyOf({ ...charge, amount: charge.captured ? charge.amount_captured : charge.amount }),
    refunded_amount: refunded,
  };
}

function moneyOf({ amount, currency, metadata }: Pick<Stripe.Charge, 'amount' | 'currency' | 'metadata'>) {
  return { amount, currency: currency.toUpperCase(), reference: metadata['reference'] ?? '' };
}

function statusOf(intent: Stripe.PaymentIntent): ServicePayment['status'] {
  switch (intent.status) {
    case 'requires_action':
      return intent.next_action?.redirect_to_url ? 'requires_action' : 'pending';
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return intent.capture_method === 'manual' ? 'captured' : 'paid';
    case 'canceled':
      return 'voided';
    case 'requires_payment_method':
      return failedAs(intent.last_payment_error);
    default:
      return 'pending';
  }
}

/** Refusals of payment methods other than cards. */
const elsewhere: readonly string[] = [
  'payment_intent_payment_attempt_failed',
  'payment_method_provider_decline',
  'payment_method_provider_timeout',
] satisfies Stripe.PaymentIntent.LastPaymentError['code'][];

/** A failed intent is never retried: the shop begins another. */
function failedAs(error: Stripe.PaymentIntent.LastPaymentError | null): ServicePayment['status'] {
  if (error === null) return 'pending';
  return error.code === 'payment_intent_payment_attempt_expired' ? 'expired' : 'failed';
}

/** Returns why a card or PayPay was declined, as a code of the shop. */
export function failureOf({ code, decline_code: decline }: { code?: string; decline_code?: string }): string {
  if (code === 'payment_intent_authentication_failure' || code === 'setup_intent_authentication_failure')
    return 'authentication_failed';
  if (code === 'expired_card' || decline === 'expired_card') return 'card_expired';
  if (code === 'payment_intent_payment_attempt_expired') return 'expired';
  if (code === 'payment_method_customer_decline') return 'abandoned';
  if (code !== undefined && elsewhere.includes(code)) return 'payment_failed';
  return 'card_declined';
}

/** Returns the transferred money that was not taken; null where Stripe does not report it, as in its events. */
function unclaimedOf({ amount, customer, next_action: next, payment_method_types }: Stripe.PaymentIntent) {
  if (!payment_method_types.includes('customer_balance')) return null;
  const remaining = next?.display_bank_transfer_instructions?.amount_remaining ?? null;
  if (remaining !== null) return amount - remaining;
  const balance = typeof customer === 'object' && customer && !customer.deleted ? customer.cash_balance : undefined;
  return balance === undefined ? null : (balance?.available?.['jpy'] ?? 0);
}

const accountTypes: Readonly<Record<string, string>> = { futsu: '普通', toza: '当座' };

function accountOf({ amount, next_action: next }: Stripe.PaymentIntent): AccountInstructions | null {
  const details = next?.display_bank_transfer_instructions;
  const zengin = details?.financial_addresses?.find((address) => address.zengin)?.zengin;
  if (!details || !zengin) return null;
  const named = (name: string | null, code: string | null) => `${name ?? ''}${code === null ? '' : `(${code})`}`;
  return {
    account: {
      bank: named(zengin.bank_name, zengin.bank_code),
      branch: named(zengin.branch_name, zengin.branch_code),
      type: accountTypes[zengin.account_type ?? ''] ?? '',
      number: zengin.account_number ?? '',
      holder: zengin.account_holder_name ?? '',
    },
    remaining: details.amount_remaining ?? amount,
  };
}

function instructionsOf(intent: Stripe.PaymentIntent): ServiceInstructions | null {
  return accountOf(intent) ?? storeOf(intent);
}

function storeOf({ next_action: next, metadata }: Stripe.PaymentIntent): ServiceInstructions | null {
  const details = next?.konbini_display_details;
  const code = STRIPE_STORES.find((store) => store === metadata['store']);
  if (!details || code === undefined) return null;
  const [name, label] = chains[code];
  const numbers = details.stores[name];
  if (!numbers) return null;
  return {
    store_code: code,
    store_name: label,
    number: numbers.payment_code,
    ...(numbers.confirmation_number !== undefined && { confirmation: numbers.confirmation_number }),
    expires_at: new Date(details.expires_at * 1000).toISOString(),
  };
}

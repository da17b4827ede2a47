import type Stripe from 'stripe';
import type { ServicePayment } from '../service-payment.ts';
import { failureOf } from './stripe-payment.ts';

/** Whether an id of Stripe is of a setup intent, not of a payment. */
export const isSetup = (id: string): boolean => id.startsWith('seti_');

/** Returns a setup intent in the shop's terms: a payment that saves a card and moves no money. */
export function paymentOfSetup(intent: Stripe.SetupIntent): ServicePayment {
  const { id, metadata, last_setup_error: error, payment_method: method, latest_attempt: attempt } = intent;
  const nextUrl = intent.next_action?.redirect_to_url?.url;
  const card = typeof method === 'object' ? method?.card : null;
  const proof = typeof attempt === 'object' ? attempt?.payment_method_details.card?.three_d_secure : null;
  return {
    id,
    status: statusOf(intent),
    is_keeping: true,
    reference: metadata?.['reference'] ?? '',
    amount: 0,
    currency: 'JPY',
    ...(nextUrl && { next_url: nextUrl }),
    ...(error && { failure_code: failureOf(error) }),
    ...(proof?.electronic_commerce_indicator && { eci: proof.electronic_commerce_indicator }),
    ...(card && { card: { brand: card.brand, last4: card.last4 } }),
  };
}

function statusOf({ status, last_setup_error: error }: Stripe.SetupIntent): ServicePayment['status'] {
  switch (status) {
    case 'requires_action':
      return 'requires_action';
    case 'succeeded':
      return 'kept';
    case 'canceled':
      return 'voided';
    case 'requires_payment_method':
      return error === null ? 'pending' : 'failed';
    default:
      return 'pending';
  }
}

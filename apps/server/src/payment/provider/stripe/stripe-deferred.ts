import type Stripe from 'stripe';
import type { SavedCardPayment, DeferredPayments, ServiceAnswer } from '../payment-provider.ts';
import type { StripeCalls } from './call-stripe.ts';
import { PAYMENT_DETAILS, type StripeMetadata } from './stripe-payment.ts';

const SETUP_DETAILS = ['latest_attempt', 'payment_method'];

/** Saves cards with setup intents, always with 3-D Secure, and charges them off session later. */
export function stripeDeferred(
  { forPayment, forSetup }: StripeCalls,
  { setupIntents, paymentIntents }: Stripe,
): {
  deferred: DeferredPayments;
  readSetup: (id: string) => Promise<ServiceAnswer>;
  cancelSetup: (id: string, idempotencyKey: string) => Promise<ServiceAnswer>;
} {
  return {
    deferred: {
      keep: (wanted) =>
        forSetup(() =>
          setupIntents.create(
            {
              ...cardOf(wanted),
              usage: 'off_session',
              payment_method_options: { card: { request_three_d_secure: 'any' } },
              return_url: wanted.return_url,
              expand: SETUP_DETAILS,
            },
            { idempotencyKey: `${wanted.reference}-keep` },
          ),
        ),
      authorise: (wanted) =>
        forPayment(() =>
          paymentIntents.create(
            {
              ...cardOf(wanted),
              amount: wanted.amount,
              currency: 'jpy',
              capture_method: 'manual',
              off_session: true,
              expand: PAYMENT_DETAILS,
            },
            { idempotencyKey: wanted.reference },
          ),
        ),
    },
    readSetup: (id) => forSetup(() => setupIntents.retrieve(id, { expand: SETUP_DETAILS })),
    cancelSetup: (id, idempotencyKey) =>
      forSetup(() => setupIntents.cancel(id, { expand: SETUP_DETAILS }, { idempotencyKey })),
  };
}

function cardOf({ source, reference }: SavedCardPayment) {
  return {
    allowed_payment_method_types: ['card' as const],
    confirm: true,
    customer: source.customer_id,
    payment_method: source.card_id,
    metadata: { reference, store: '' } satisfies StripeMetadata,
  };
}

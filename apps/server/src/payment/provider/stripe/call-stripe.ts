import type Stripe from 'stripe';
import type { ServiceAnswer, VaultAnswer } from '../payment-provider.ts';
import type { ServicePayment } from '../service-payment.ts';
import { paymentOfIntent } from './stripe-payment.ts';
import { paymentOfSetup } from './stripe-setup.ts';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Returns the result of a call to Stripe: the value, a final refusal, or `unknown`. */
export async function callStripe<T>(call: () => Promise<T>): Promise<VaultAnswer<T>> {
  try {
    return { kind: 'ok', value: await call() };
  } catch (error) {
    return isFinal(error) ? { kind: 'refused', code: refusalOf(error) } : { kind: 'unknown' };
  }
}

/** Like `askStripe` for a payment; a card that is declined at once is an answer with a failed payment. */
export function callForPayment(call: () => Promise<Stripe.PaymentIntent>): Promise<ServiceAnswer> {
  return answerOf(call, ({ payment_intent }) => payment_intent, paymentOfIntent);
}

/** Like `askStripe` for a card that is being saved. */
export function callForSetup(call: () => Promise<Stripe.SetupIntent>): Promise<ServiceAnswer> {
  return answerOf(call, ({ setup_intent }) => setup_intent, paymentOfSetup);
}

async function answerOf<T>(
  call: () => Promise<T>,
  intentOf: (error: StripeError) => T | undefined,
  paymentOf: (intent: T) => ServicePayment,
): Promise<ServiceAnswer> {
  let declined: T | undefined;
  const answer = await callStripe(() =>
    call().catch((error: unknown) => {
      if (isFinal(error) && error.type === 'StripeCardError') declined = intentOf(error);
      throw error;
    }),
  );
  if (answer.kind === 'ok') return { kind: 'payment', payment: paymentOf(answer.value) };
  return declined ? { kind: 'payment', payment: paymentOf(declined) } : answer;
}

/**
 * Whether a refusal is final. A lost connection, rate limit, wrong key or error of Stripe says nothing about the
 * request.
 */
function isFinal(error: unknown): error is StripeError {
  return (
    error instanceof Error &&
    'type' in error &&
    (error.type === 'StripeCardError' || error.type === 'StripeInvalidRequestError')
  );
}

/** Returns a code for an invalid, used or foreign token; otherwise Stripe's own code, for the log. */
function refusalOf({ code, param }: StripeError): string {
  return param === 'payment_method' ? 'payment.token_invalid' : (code ?? 'payment.refused');
}

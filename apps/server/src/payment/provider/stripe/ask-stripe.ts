import type Stripe from 'stripe';
import type { ServiceAnswer, VaultAnswer } from '../payment-provider.ts';
import type { ServicePayment } from '../service-payment.ts';
import { paymentOfIntent } from './stripe-payment.ts';
import { paymentOfSetup } from './stripe-setup.ts';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** What a call to Stripe came to: the value, a refusal that is final, or nothing that says what happened. */
export async function askStripe<T>(call: () => Promise<T>): Promise<VaultAnswer<T>> {
  try {
    return { kind: 'kept', value: await call() };
  } catch (error) {
    return isFinal(error) ? { kind: 'refused', code: refusalOf(error) } : { kind: 'unknown' };
  }
}

/** The same for a payment; a card that was declined at once is an answer about a payment that failed. */
export function askForPayment(call: () => Promise<Stripe.PaymentIntent>): Promise<ServiceAnswer> {
  return askAbout(call, ({ payment_intent }) => payment_intent, paymentOfIntent);
}

/** The same for a card that is being kept. */
export function askForSetup(call: () => Promise<Stripe.SetupIntent>): Promise<ServiceAnswer> {
  return askAbout(call, ({ setup_intent }) => setup_intent, paymentOfSetup);
}

async function askAbout<T>(
  call: () => Promise<T>,
  intentOf: (error: StripeError) => T | undefined,
  paymentOf: (intent: T) => ServicePayment,
): Promise<ServiceAnswer> {
  let declined: T | undefined;
  const answer = await askStripe(() =>
    call().catch((error: unknown) => {
      if (isFinal(error) && error.type === 'StripeCardError') declined = intentOf(error);
      throw error;
    }),
  );
  if (answer.kind === 'kept') return { kind: 'payment', payment: paymentOf(answer.value) };
  return declined ? { kind: 'payment', payment: paymentOf(declined) } : answer;
}

/** No connection, too many calls, a wrong key, a fault of Stripe's: nothing was said about what was asked. */
function isFinal(error: unknown): error is StripeError {
  return (
    error instanceof Error &&
    'type' in error &&
    (error.type === 'StripeCardError' || error.type === 'StripeInvalidRequestError')
  );
}

/** The token is gone, was used, or is of somebody else; everything else keeps Stripe's own word for the log. */
function refusalOf({ code, param }: StripeError): string {
  return param === 'payment_method' ? 'payment.token_invalid' : (code ?? 'payment.refused');
}

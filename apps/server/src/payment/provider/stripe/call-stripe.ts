import type Stripe from 'stripe';
import type { ServiceAnswer, VaultAnswer } from '../payment-provider.ts';
import type { ServicePayment } from '../service-payment.ts';
import { codeOfError, type ReportCall, troubleOf } from '../service-trouble.ts';
import { paymentOfIntent } from './stripe-payment.ts';
import { paymentOfSetup } from './stripe-setup.ts';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Calls to Stripe. They never throw: a failure is reported, and the result is `unknown`. */
export interface StripeCalls {
  /** Returns the value, a final refusal, or `unknown`. */
  call: <T>(request: () => Promise<T>) => Promise<VaultAnswer<T>>;
  /** Like `call` for a payment; a card that is declined at once is an answer with a failed payment. */
  forPayment: (request: () => Promise<Stripe.PaymentIntent>) => Promise<ServiceAnswer>;
  /** Like `call` for a card that is being saved. */
  forSetup: (request: () => Promise<Stripe.SetupIntent>) => Promise<ServiceAnswer>;
}

/** Returns the calls to Stripe, each of which reports its outcome. */
export function stripeCalls(report: ReportCall): StripeCalls {
  const call: StripeCalls['call'] = async (request) => {
    try {
      const value = await request();
      report(null);
      return { kind: 'ok', value };
    } catch (error) {
      report(isFinal(error) ? null : troubleOfError(error));
      return isFinal(error) ? { kind: 'refused', code: refusalOf(error) } : { kind: 'unknown' };
    }
  };

  async function answerOf<T>(
    request: () => Promise<T>,
    intentOf: (error: StripeError) => T | undefined,
    paymentOf: (intent: T) => ServicePayment,
  ): Promise<ServiceAnswer> {
    let declined: T | undefined;
    const answer = await call(() =>
      request().catch((error: unknown) => {
        if (isFinal(error) && error.type === 'StripeCardError') declined = intentOf(error);
        throw error;
      }),
    );
    if (answer.kind === 'ok') return { kind: 'payment', payment: paymentOf(answer.value) };
    return declined ? { kind: 'payment', payment: paymentOf(declined) } : answer;
  }

  return {
    call,
    forPayment: (request) => answerOf(request, ({ payment_intent }) => payment_intent, paymentOfIntent),
    forSetup: (request) => answerOf(request, ({ setup_intent }) => setup_intent, paymentOfSetup),
  };
}

function troubleOfError(error: unknown) {
  if (!isStripeError(error)) return troubleOf(null, codeOfError(error));
  const { detail } = error;
  return troubleOf(error.statusCode ?? null, codeOfError(detail) ?? error.type);
}

/**
 * Whether a refusal is final. A lost connection, rate limit, wrong key or error of Stripe says nothing about the
 * request.
 */
function isFinal(error: unknown): error is StripeError {
  return isStripeError(error) && (error.type === 'StripeCardError' || error.type === 'StripeInvalidRequestError');
}

function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');
}

/** Returns a code for an invalid, used or foreign token; otherwise Stripe's own code, for the log. */
function refusalOf({ code, param }: StripeError): string {
  return param === 'payment_method' ? 'payment.token_invalid' : (code ?? 'payment.refused');
}

import type Stripe from 'stripe';

/** An error of Stripe's API. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: {
    type: Stripe.RawErrorType;
    code?: string;
    decline_code?: string;
    param?: string;
    message: string;
    payment_intent?: Stripe.PaymentIntent;
  };

  constructor(status: number, error: StripeRefusal['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
  status = 400,
): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', message, ...details });
}

export function missing(what: string, id: string, param = 'id'): StripeRefusal {
  return invalidRequest(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404);
}

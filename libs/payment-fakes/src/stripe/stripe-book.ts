import type Stripe from 'stripe';
import { newId } from '../new-id.ts';
import type { StoredCustomer, StoredIntent, StoredMethod } from './stored-intent.ts';
import type { StripeRefusal } from './stripe-error.ts';
import { invalidRequest, missing } from './stripe-error.ts';

type EventType = Extract<Stripe.Event['type'], `payment_intent.${string}` | 'charge.refunded'>;

/** The payments, their transitions and the events that report them. */
export class StripeBook {
  readonly methods = new Map<string, StoredMethod>();
  readonly customers = new Map<string, StoredCustomer>();
  readonly #intents = new Map<string, StoredIntent>();
  readonly #report: (type: EventType, intent: StoredIntent) => void;

  constructor(report: (type: EventType, intent: StoredIntent) => void) {
    this.#report = report;
  }

  get intents(): readonly StoredIntent[] {
    return [...this.#intents.values()];
  }

  find(id: string): StoredIntent {
    const intent = this.#intents.get(id);
    if (!intent) throw missing('payment_intent', id, 'intent');
    return intent;
  }

  method(id: string, param = 'payment_method'): StoredMethod {
    const method = this.methods.get(id);
    if (!method) throw missing('PaymentMethod', id, param);
    return method;
  }

  /** Begins and confirms a payment; this uses up a card, unless a customer has it. */
  begin(
    wanted: Pick<StoredIntent, 'amount' | 'metadata' | 'returnUrl' | 'method' | 'expiresAt' | 'isAway' | 'payer'>,
  ): StoredIntent {
    const intent: StoredIntent = {
      ...wanted,
      id: newId('pi'),
      created: Math.floor(Date.now() / 1000),
      status: 'requires_action',
      error: null,
      received: 0,
      charge: null,
    };
    this.#intents.set(intent.id, intent);
    if (typeof intent.method === 'string') return this.#reported('payment_intent.requires_action', intent);
    intent.method.isUsed = true;
    const { outcome } = intent.method;
    if (outcome === 'declined' || outcome === 'declined-later') return this.fail(intent, 'card_declined');
    if (outcome === 'frictionless' || intent.isAway) return this.#authorise(intent);
    return this.#reported('payment_intent.requires_action', intent);
  }

  /** Completes the bank's challenge, or a payment on PayPay's page. */
  authenticate(intent: StoredIntent): StoredIntent {
    if (intent.status !== 'requires_action') return intent;
    if (intent.method === 'paypay') return this.pay(intent);
    if (typeof intent.method === 'string') return intent;
    const { outcome } = intent.method;
    if (outcome === 'authentication-failed') return this.fail(intent, 'payment_intent_authentication_failure');
    if (outcome === 'declined-after-challenge') return this.fail(intent, 'card_declined');
    return this.#authorise(intent);
  }

  fail(intent: StoredIntent, code: Stripe.PaymentIntent.LastPaymentError['code'] & string): StoredIntent {
    intent.status = 'requires_payment_method';
    intent.error = { type: 'card_error', code, message: code };
    return this.#reported('payment_intent.payment_failed', intent);
  }

  /** Ends the visit of a hosted page, once; ended payments do not change. @returns the URL of the shop */
  comeBack(id: string, isCompleted: boolean, failure: Parameters<StripeBook['fail']>[1]): string {
    const intent = this.find(id);
    if (isCompleted) this.authenticate(intent);
    else if (intent.status === 'requires_action') this.fail(intent, failure);
    return intent.returnUrl;
  }

  /** Receives a part of a transfer. */
  fund(intent: StoredIntent): StoredIntent {
    return this.#reported('payment_intent.partially_funded', intent);
  }

  /** Receives the payment, at the store, by PayPay or by transfer. */
  pay(intent: StoredIntent): StoredIntent {
    intent.status = 'succeeded';
    intent.charge = { id: newId('ch'), captured: intent.amount, refunded: 0 };
    return this.#reported('payment_intent.succeeded', intent);
  }

  capture(intent: StoredIntent, amount: number): StoredIntent {
    if (intent.status !== 'requires_capture' || !intent.charge) throw wrongState(intent, 'captured');
    if (amount > intent.amount)
      throw invalidRequest('The amount is more than was authorised.', {
        code: 'amount_too_large',
        param: 'amount_to_capture',
      });
    intent.status = 'succeeded';
    intent.charge.captured = amount;
    return this.#reported('payment_intent.succeeded', intent);
  }

  cancel(intent: StoredIntent): StoredIntent {
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent, 'canceled');
    intent.status = 'canceled';
    return this.#reported('payment_intent.canceled', intent);
  }

  refund(intent: StoredIntent, amount: number): StoredIntent {
    const { charge } = intent;
    if (intent.status !== 'succeeded' || !charge) throw wrongState(intent, 'refunded');
    const left = charge.captured - charge.refunded;
    if (left === 0) throw invalidRequest('The charge has already been refunded.', { code: 'charge_already_refunded' });
    if (amount > left)
      throw invalidRequest(`Refund amount (¥${amount}) is greater than unrefunded amount on charge (¥${left})`, {
        param: 'amount',
      });
    charge.refunded += amount;
    return this.#reported('charge.refunded', intent);
  }

  /** Makes a refund fail: the shop has the money again. */
  failRefund(intent: StoredIntent, amount: number): void {
    if (!intent.charge || amount > intent.charge.refunded) throw wrongState(intent, 'refunded');
    intent.charge.refunded -= amount;
  }

  #authorise(intent: StoredIntent): StoredIntent {
    intent.status = 'requires_capture';
    intent.charge = { id: newId('ch'), captured: 0, refunded: 0 };
    return this.#reported('payment_intent.amount_capturable_updated', intent);
  }

  #reported(type: EventType, intent: StoredIntent): StoredIntent {
    this.#report(type, intent);
    return intent;
  }
}

function wrongState({ status }: StoredIntent, what: string): StripeRefusal {
  return invalidRequest(`This PaymentIntent could not be ${what} because it has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });
}

import type Stripe from 'stripe';
import { newId } from '../new-id.ts';
import type { StoredMethod } from './stored-intent.ts';
import { invalidRequest, missing } from './stripe-error.ts';
import { methodView } from './stripe-views.ts';

/** The setup of a saved card, as the fake stores it. */
export interface StoredSetup {
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly returnUrl: string;
  readonly method: StoredMethod;
  readonly created: number;
  status: 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled';
  error: Stripe.SetupIntent.LastSetupError | null;
}

type SetupEvent = Extract<Stripe.Event['type'], `setup_intent.${string}`>;

/** The setups of saved cards, their transitions and the events that report them. */
export class StripeSetups {
  readonly #setups = new Map<string, StoredSetup>();
  readonly #report: (type: SetupEvent, setup: StoredSetup) => void;

  constructor(report: (type: SetupEvent, setup: StoredSetup) => void) {
    this.#report = report;
  }

  find(id: string): StoredSetup {
    const setup = this.#setups.get(id);
    if (!setup) throw missing('setup_intent', id, 'intent');
    return setup;
  }

  begin(wanted: Pick<StoredSetup, 'metadata' | 'returnUrl' | 'method'>): StoredSetup {
    const setup: StoredSetup = {
      ...wanted,
      id: newId('seti'),
      created: Math.floor(Date.now() / 1000),
      status: 'requires_action',
      error: null,
    };
    this.#setups.set(setup.id, setup);
    const { outcome } = setup.method;
    if (outcome === 'declined') return this.fail(setup, 'card_declined');
    if (outcome === 'frictionless' || outcome === 'declined-later') return this.authenticate(setup);
    return this.#reported('setup_intent.requires_action', setup);
  }

  /** Completes a setup after the bank's challenge, or without one. */
  authenticate(setup: StoredSetup): StoredSetup {
    if (setup.status !== 'requires_action') return setup;
    const { outcome } = setup.method;
    if (outcome === 'authentication-failed') return this.fail(setup, 'setup_intent_authentication_failure');
    if (outcome === 'declined-after-challenge') return this.fail(setup, 'card_declined');
    setup.status = 'succeeded';
    return this.#reported('setup_intent.succeeded', setup);
  }

  fail(setup: StoredSetup, code: Stripe.SetupIntent.LastSetupError['code'] & string): StoredSetup {
    setup.status = 'requires_payment_method';
    setup.error = { type: 'card_error', code, message: code };
    return this.#reported('setup_intent.setup_failed', setup);
  }

  cancel(setup: StoredSetup): StoredSetup {
    if (setup.status === 'succeeded' || setup.status === 'canceled')
      throw invalidRequest(`You cannot cancel this SetupIntent because it has a status of ${setup.status}.`, {
        code: 'setup_intent_unexpected_state',
      });
    setup.status = 'canceled';
    return this.#reported('setup_intent.canceled', setup);
  }

  #reported(type: SetupEvent, setup: StoredSetup): StoredSetup {
    this.#report(type, setup);
    return setup;
  }
}

/** Returns a setup as Stripe does; with its card and last attempt where the call expands them. */
export function setupView(setup: StoredSetup, publicUrl: string, isExpanded: boolean): Stripe.SetupIntent {
  const { id, method, status, created, metadata, returnUrl } = setup;
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_of_the_stand_in`,
    created,
    customer: method.customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: setup.error,
    latest_attempt: isExpanded ? attemptView(setup) : `setatt_${id}`,
    livemode: false,
    mandate: null,
    metadata: { ...metadata },
    next_action:
      status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { url: `${publicUrl}/3d_secure_2/hosted/${id}`, return_url: returnUrl },
          }
        : null,
    on_behalf_of: null,
    payment_method: isExpanded ? methodView(method) : method.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status,
    usage: 'off_session',
  } satisfies Stripe.SetupIntent;
}

function attemptView({ id, method, created, status, error }: StoredSetup): Stripe.SetupAttempt {
  const { brand, last4, outcome } = method;
  return {
    id: `setatt_${id}`,
    object: 'setup_attempt',
    application: null,
    created,
    customer: method.customer,
    customer_account: null,
    flow_directions: null,
    livemode: false,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        checks: null,
        country: 'JP',
        exp_month: method.expMonth,
        exp_year: method.expYear,
        funding: 'credit',
        last4,
        network: brand,
        three_d_secure: {
          authentication_flow: outcome === 'frictionless' ? 'frictionless' : 'challenge',
          electronic_commerce_indicator: brand === 'mastercard' ? '02' : '05',
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        },
        wallet: null,
      },
    },
    setup_error: error,
    setup_intent: id,
    status,
    usage: 'off_session',
  } satisfies Stripe.SetupAttempt;
}

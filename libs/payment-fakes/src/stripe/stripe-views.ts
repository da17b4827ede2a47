import type Stripe from 'stripe';
import { customerView, transferDetails } from './stripe-balance.ts';
import { type StoredIntent, type StoredMethod, storeNumbers } from './stored-intent.ts';

/** Returns a payment as Stripe does; with its charge where the call expands it. */
export function intentView(intent: StoredIntent, publicUrl: string, isExpanded: boolean): Stripe.PaymentIntent {
  const { charge, method, payer } = intent;
  const card = typeof method === 'string' ? null : method;
  const type = typeof method === 'string' ? method : 'card';
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: [type],
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: charge?.captured ?? 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: card ? 'manual' : 'automatic',
    client_secret: `${intent.id}_secret_of_the_stand_in`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: 'jpy',
    customer: payer && isExpanded ? customerView(payer) : (payer?.id ?? card?.customer ?? null),
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: intent.error,
    latest_charge: charge && (isExpanded ? chargeView(intent) : charge.id),
    livemode: false,
    managed_payments: null,
    metadata: { ...intent.metadata },
    next_action: intent.status === 'requires_action' ? nextAction(intent, publicUrl) : null,
    on_behalf_of: null,
    payment_method: card?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [type],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

/** Returns the charge of an authorised payment. */
export function chargeView(intent: StoredIntent): Stripe.Charge {
  const { charge, method } = intent;
  if (!charge) throw new Error(`${intent.id} has no charge.`);
  const card = typeof method === 'string' ? null : method;
  return {
    id: charge.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: charge.captured,
    amount_refunded: charge.refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: charge.captured > 0,
    created: intent.created,
    currency: 'jpy',
    customer: card?.customer ?? null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: card?.id ?? null,
    payment_method_details: typeof method === 'string' ? { type: method } : { type: 'card', card: cardDetails(method) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.captured > 0 && charge.refunded === charge.captured,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

export function methodView({ id, brand, last4, expMonth, expYear, customer }: StoredMethod): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: null,
      country: 'JP',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: 0,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
}

function cardDetails({ brand, last4, expMonth, expYear, outcome }: StoredMethod) {
  return {
    amount_authorized: null,
    authorization_code: null,
    brand,
    checks: null,
    country: 'JP',
    electronic_commerce_indicator: null,
    exp_month: expMonth,
    exp_year: expYear,
    funding: 'credit',
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: {
      authentication_flow: outcome === 'frictionless' ? 'frictionless' : 'challenge',
      electronic_commerce_indicator: brand === 'mastercard' ? '02' : '05',
      exemption_indicator: null,
      result: 'authenticated',
      result_reason: null,
      transaction_id: null,
      version: '2.2.0',
    },
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card;
}

function nextAction(intent: StoredIntent, publicUrl: string): Stripe.PaymentIntent.NextAction {
  if (intent.method === 'customer_balance') return transferDetails(intent);
  if (intent.method !== 'konbini') {
    const place = intent.method === 'paypay' ? 'redirect/authenticate' : '3d_secure_2/hosted';
    return {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${publicUrl}/${place}/${intent.id}`, return_url: intent.returnUrl },
    };
  }
  return {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: intent.expiresAt,
      hosted_voucher_url: `${publicUrl}/voucher/${intent.id}`,
      stores: {
        familymart: storeNumbers(intent.id, 'familymart'),
        lawson: storeNumbers(intent.id, 'lawson'),
        ministop: storeNumbers(intent.id, 'ministop'),
        seicomart: storeNumbers(intent.id, 'seicomart'),
      },
    },
  };
}

import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { EventSender } from '../event-sender.ts';
import { newId } from '../new-id.ts';
import type { FakeOptions } from '../fake-options.ts';
import type { StoredIntent } from './stored-intent.ts';
import { setupView, type StoredSetup } from './stripe-setups.ts';
import { chargeView, intentView } from './stripe-views.ts';

/** Sends events as Stripe does: signed, at least once, with retries while the shop is unavailable. */
export class StripeEvents {
  readonly #publicUrl: string;
  readonly #sender: EventSender;

  constructor({ webhookUrl, webhookSecret, publicUrl }: FakeOptions) {
    this.#publicUrl = publicUrl;
    this.#sender = new EventSender(webhookUrl, (body) => {
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${time},v1=${signature}` };
    });
  }

  report(type: Stripe.Event['type'], intent: StoredIntent): void {
    this.#send(type, type === 'charge.refunded' ? chargeView(intent) : intentView(intent, this.#publicUrl, false));
  }

  reportSetup(type: Stripe.Event['type'], setup: StoredSetup): void {
    this.#send(type, setupView(setup, this.#publicUrl, false));
  }

  reportFailedRefund({ id, charge, created, metadata }: StoredIntent, amount: number): void {
    this.#send('refund.failed', {
      id: newId('re'),
      object: 'refund',
      amount,
      balance_transaction: null,
      charge: charge?.id ?? null,
      created,
      currency: 'jpy',
      customer: null,
      customer_account: null,
      failure_reason: 'unknown',
      metadata: { ...metadata },
      payment_intent: id,
      payment_method: null,
      reason: null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'failed',
      transfer_reversal: null,
    } satisfies Stripe.Refund);
  }

  reportBalance(transaction: Stripe.CustomerCashBalanceTransaction): void {
    this.#send('customer_cash_balance_transaction.created', transaction);
  }

  #send(type: Stripe.Event['type'], object: object): void {
    this.#sender.send({
      id: newId('evt'),
      object: 'event',
      api_version: null,
      created: Math.floor(Date.now() / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    });
  }

  stop(): void {
    this.#sender.stop();
  }
}

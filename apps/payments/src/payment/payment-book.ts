import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { PaymentError } from '../errors/payment-error.ts';
import type { Store } from '../store/store.ts';
import { type Payment, toWire } from './payment.ts';
import { afterAction, type PaymentAction } from './transitions.ts';

const eventTypes = {
  kept: 'payment.kept',
  authorised: 'payment.authorised',
  failed: 'payment.failed',
  captured: 'payment.captured',
  paid: 'payment.paid',
  expired: 'payment.expired',
  voided: 'payment.voided',
  refunded: 'payment.refunded',
} as const;

/** All changes of payments go through here, so that each writes its event in the same transaction. */
export class PaymentBook {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #publicUrl: string;

  constructor(store: Store, clock: Clock, publicUrl: string) {
    this.#store = store;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  /** The payment as it is now. Throws `payment.not_found`. */
  find(id: string): Payment {
    this.expireDue();
    const payment = this.#store.findPayment(id);
    if (!payment) throw new PaymentError(404, 'payment.not_found', 'お支払いが見つかりません');
    return payment;
  }

  /** Writes a new payment and the event of a status that is final at once. */
  add(payment: Payment): Payment {
    this.#save(payment, undefined);
    return payment;
  }

  /** Applies an action by the rules of `transitions.ts`. Throws `payment.wrong_state` or `payment.wrong_amount`. */
  act(id: string, action: PaymentAction): Payment {
    const before = this.find(id);
    const after = afterAction(before, action);
    this.#save(after, before);
    return after;
  }

  /** Expires what was left unfinished beyond its time. */
  expireDue(): void {
    const now = this.#clock().toISOString();
    for (const payment of this.#store.listByStatus('requires_action', 'pending')) {
      if (payment.expiresAt <= now) this.#save(afterAction(payment, { kind: 'expire' }), payment);
    }
  }

  #save(after: Payment, before: Payment | undefined): void {
    const type = eventTypeOf(after, before);
    const now = this.#clock();
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const body = JSON.stringify({ id, type, created_at: now.toISOString(), payment: toWire(after, this.#publicUrl) });
    this.#store.atomically(() => {
      this.#store.savePayment(after);
      if (type) this.#store.addEvent(id, body, now.getTime());
    });
  }
}

function eventTypeOf(after: Payment, before: Payment | undefined): string | undefined {
  if (before && after.refundedAmount > before.refundedAmount) return eventTypes.refunded;
  if (before?.status === after.status) return undefined;
  return after.status in eventTypes ? eventTypes[after.status as keyof typeof eventTypes] : undefined;
}

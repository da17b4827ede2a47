import type { PaymentEvent } from './payment-machine.ts';
import type { ServicePayment } from './provider/service-payment.ts';

/** Which payment the service speaks of, and its money. */
export type ToldMoney = Pick<
  ServicePayment,
  'id' | 'status' | 'reference' | 'amount' | 'refunded_amount' | 'currency' | 'is_keeping'
>;

/** What the shop learns about a payment: what happened, and facts to be kept with it. */
export interface PaymentNews {
  /** Null when only facts are new, such as where the shopper has to go. */
  event: PaymentEvent | null;
  /** What the service says it is about; absent when our own clock, or the operator, tells. */
  told?: ToldMoney;
  service_id?: string;
  next_url?: string | null;
  instructions?: ServicePayment['instructions'];
  unclaimed_amount?: number;
  failure_code?: string;
  eci?: string;
  card?: ServicePayment['card'];
}

const events: Record<ServicePayment['status'], PaymentEvent | null> = {
  requires_action: null,
  pending: null,
  kept: 'keep',
  authorised: 'authorise',
  paid: 'capture',
  captured: 'capture',
  failed: 'fail',
  expired: 'expire',
  voided: 'void',
  refunded: 'refund',
};

/** The service's view of a payment as news. */
export function newsOf(payment: ServicePayment): PaymentNews {
  return {
    event: events[payment.status],
    told: payment,
    service_id: payment.id,
    next_url: payment.next_url ?? null,
    ...(payment.instructions && { instructions: payment.instructions }),
    ...(payment.unclaimed_amount !== undefined && { unclaimed_amount: payment.unclaimed_amount }),
    ...(payment.failure_code !== undefined && { failure_code: payment.failure_code }),
    ...(payment.eci !== undefined && { eci: payment.eci }),
    ...(payment.card && { card: payment.card }),
  };
}

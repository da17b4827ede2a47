import type { PaymentEvent } from './payment-machine.ts';
import type { ServicePayment } from './provider/service-payment.ts';

/** The payment and amount that the service reports. */
export type ReportedMoney = Pick<
  ServicePayment,
  'id' | 'status' | 'reference' | 'amount' | 'refunded_amount' | 'currency' | 'is_keeping'
>;

/** An event of a payment, with data to store. */
export interface PaymentNews {
  /** Null when only data is new, such as the URL of 3-D Secure. */
  event: PaymentEvent | null;
  /** What the service reports it is about; absent for events of our own clock or the operator. */
  reported?: ReportedMoney;
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

/** Converts the service's payment into an event. */
export function newsOf(payment: ServicePayment): PaymentNews {
  return {
    event: events[payment.status],
    reported: payment,
    service_id: payment.id,
    next_url: payment.next_url ?? null,
    ...(payment.instructions && { instructions: payment.instructions }),
    ...(payment.unclaimed_amount !== undefined && { unclaimed_amount: payment.unclaimed_amount }),
    ...(payment.failure_code !== undefined && { failure_code: payment.failure_code }),
    ...(payment.eci !== undefined && { eci: payment.eci }),
    ...(payment.card && { card: payment.card }),
  };
}

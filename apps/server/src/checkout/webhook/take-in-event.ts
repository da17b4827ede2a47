import type { JobContext } from '../../jobs/job.ts';
import { newsOf } from '../../payment/payment-news.ts';
import { finishPaymentEvent, findPaymentId } from '../../payment/payment.queries.ts';
import { isPaymentOnWire, type PaymentOnWire } from '../../payment/service/payment-on-wire.ts';
import { settlePayment } from '../settle-payment.ts';

/** An event of the payment service, as far as the shop reads it. */
export interface PaymentServiceEvent {
  id: string;
  type: string;
  payment: PaymentOnWire;
}

/** Reads the body of an event; null when it is none. */
export function parseEvent(body: string): PaymentServiceEvent | null {
  try {
    const event: unknown = JSON.parse(body);
    return isEvent(event) ? event : null;
  } catch {
    return null;
  }
}

/**
 * Takes a kept event in and marks it. Order does not matter: the event carries the payment as it was then, and the machine
 * ignores old news. An event about a payment that is not ours, or about other money than its order's, is marked and changes
 * nothing.
 */
export async function takeInEvent(ctx: JobContext, event: PaymentServiceEvent): Promise<void> {
  const paymentId = await findPaymentId(ctx.db, event.payment.id, event.payment.reference);
  if (paymentId === undefined) ctx.log.warn({ event: event.id }, 'an event names a payment that is not ours');
  else await settlePayment(ctx, paymentId, newsOf(event.payment));
  await finishPaymentEvent(ctx.db, event.id, ctx.clock.now());
}

function isEvent(event: unknown): event is PaymentServiceEvent {
  if (typeof event !== 'object' || event === null || !('id' in event) || !('payment' in event)) return false;
  return typeof event.id === 'string' && isPaymentOnWire(event.payment);
}

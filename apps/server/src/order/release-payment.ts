import type { JobContext } from '../jobs/job.ts';
import { insertReversal, updatePayment } from '../payment/payment.queries.ts';
import type { PaymentRow } from './order.queries.ts';

/** What happens to the money of an order that is cancelled. */
export type PaymentReversal = 'none' | 'released' | 'refunded' | 'by_hand';

/**
 * Promises the money of a cancelled order back: what the payment service holds is let go or given back by the worker, once;
 * what was never paid is closed at once; what came to the shop's own account is left to a person.
 */
export async function releasePayment({ db, clock }: JobContext, payment: PaymentRow): Promise<PaymentReversal> {
  const updatedAt = clock.now();
  switch (payment.state) {
    case 'none':
      await updatePayment(db, payment.id, { state: 'voided', askAt: null, updatedAt });
      return 'none';
    case 'started':
    case 'authorised':
      await insertReversal(db, payment.id, updatedAt);
      return payment.state === 'started' ? 'none' : 'released';
    case 'captured':
    case 'partially_refunded':
      if (payment.serviceId === null) return 'by_hand';
      await insertReversal(db, payment.id, updatedAt);
      return 'refunded';
    default:
      return 'none';
  }
}

import { inJapan } from '@shop/japanese';
import type { RefundRow } from '../../payment/refund/refund.queries.ts';
import { instantText } from '../tables/instants.ts';

/** Returns a refund as shown to the operator. Yen include tax. */
export function presentRefund({ no, kind, pieces, amount, way, reason, ...refund }: RefundRow) {
  return {
    no,
    kind,
    amount,
    way,
    /** Whether the payment service has refunded it, or the shop has sent it. */
    is_done: refund.doneAt !== null,
    /** The day (JST) on which that was done. */
    done_on: refund.doneAt && inJapan(refund.doneAt).day,
    points_returned: refund.pointsReturned,
    points_taken: refund.pointsTaken,
    is_restocked: refund.isRestocked,
    pieces: pieces.map(({ name, quantity }) => ({ name, quantity })),
    reason,
    recorded_at: instantText(refund.createdAt),
  };
}

import type { JobContext } from '../jobs/job.ts';
import { ConflictError, NotFoundError } from '../errors/index.ts';
import { findOrderByName } from '../order/order.queries.ts';
import { settlePayment } from '../checkout/settle-payment.ts';

/**
 * Notes that the money of a bank transfer has come: the payment is captured, its time limit ends, the customer is told by
 * mail. Once: the second time changes nothing.
 *
 * @param key the order's id, or the number that people write on a transfer
 * @throws NotFoundError `order.not_found`
 * @throws ConflictError `order.not_by_transfer`; `order.cancelled` when the order has come to nothing, so that the money
 *   is to be sent back
 */
export async function recordTransfer(ctx: JobContext, key: string): Promise<void> {
  const paid = await findOrderByName(ctx.db, key);
  if (!paid) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  const { order, payment } = paid;
  if (payment.instructions?.kind !== 'bank_transfer')
    throw new ConflictError('order.not_by_transfer', '銀行振込のご注文ではありません。');
  const settled = await settlePayment(ctx, payment.id, { event: order.status === 'cancelled' ? null : 'capture' });
  if (settled?.order.status === 'cancelled')
    throw new ConflictError('order.cancelled', '取り消されたご注文です。お預かりした代金をお返しください。');
}

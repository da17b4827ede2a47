import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import { ConflictError, NotFoundError } from '../platform/errors/index.ts';
import { findOrderByName, lockOrderOfPayment } from '../checkout/order/order.queries.ts';
import { settlePayment } from '../checkout/settle-payment.ts';
import type { RefundRow } from '../payment/refund/refund.queries.ts';
import { auditOrder } from './audit-order.ts';
import { recordLateMoney } from './refunds/record-late-money.ts';

/**
 * Records a bank transfer once: the payment is captured, its deadline ends, and the customer is emailed; for a
 * cancelled or abandoned order it is recorded as owed. Call it inside a transaction.
 * @param key the order's id, or the number that people write on a transfer
 * @returns the refund that is owed because the order was cancelled before; null where the order is paid by it
 * @throws NotFoundError `order.not_found`
 * @throws ConflictError `order.not_by_transfer`, `order.seen_by_service`; `order.cancelled` when the money of a
 * cancelled order had been recorded before
 */
export function recordTransfer(ctx: OperatorCtx, key: string): Promise<RefundRow | null> {
  return auditOrder(ctx, key, { action: 'order.paid' }, () => settle(ctx, key));
}

async function settle(ctx: OperatorCtx, key: string): Promise<RefundRow | null> {
  const named = await findOrderByName(ctx.db, key);
  const paid = named && (await lockOrderOfPayment(ctx.db, named.payment.id));
  if (!paid) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  const { order, payment } = paid;
  if (payment.instructions?.kind === 'virtual_account')
    throw new ConflictError(
      'order.seen_by_service',
      'この銀行振込のご入金は、決済サービスが確かめて記録します。記録の必要はありません。',
    );
  if (payment.instructions?.kind !== 'bank_transfer')
    throw new ConflictError('order.not_by_transfer', '銀行振込のご注文ではありません。');
  if (order.status === 'cancelled') return recordLateMoney(ctx, paid);
  await settlePayment(ctx, payment.id, { event: 'capture' });
  return null;
}

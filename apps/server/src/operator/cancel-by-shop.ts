import { ConflictError, NotFoundError } from '../platform/errors/index.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import { isRefundedByHand } from '../checkout/order/cancel.rules.ts';
import { nextOrderStatus } from '../checkout/order/order-machine.ts';
import { findOrderByName, listParcels, lockOrderOfPayment } from '../checkout/order/order.queries.ts';
import { undoOrder } from '../checkout/order/undo-order.ts';
import { updatePayment } from '../payment/payment.queries.ts';
import { auditOrder } from './audit-order.ts';

/**
 * Cancels an order for the shop, or completes a cancellation that its member requested, once; money at the payment
 * service is refunded, a transfer counts as returned by hand. Call it inside a transaction.
 * @param key the order's id or number
 * @throws NotFoundError `order.not_found`
 * @throws ConflictError `order.cannot_move` when the order was shipped, cancelled or abandoned; `order.partly_shipped` when a parcel
 * was
 */
export function cancelByShop(ctx: OperatorCtx, key: string, reason: string): Promise<void> {
  return auditOrder(ctx, key, { action: 'order.cancel', reason }, () => cancel(ctx, key, reason));
}

async function cancel(ctx: OperatorCtx, key: string, reason: string): Promise<void> {
  const named = await findOrderByName(ctx.db, key);
  const locked = named && (await lockOrderOfPayment(ctx.db, named.payment.id));
  if (!locked) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  const { order, payment } = locked;
  if (order.status === 'cancelled') return;
  if (nextOrderStatus(order.status, 'cancel') === null)
    throw new ConflictError('order.cannot_move', `状態が ${order.status} のご注文に、この操作はできません。`);
  const parcels = await listParcels(ctx.db, order.id);
  if (parcels.some(({ shippedAt }) => shippedAt !== null))
    throw new ConflictError(
      'order.partly_shipped',
      '発送済みのお荷物があるため、取り消せません。残りを発送してから、返品(order returned)として記録してください。',
    );
  await undoOrder(ctx, locked, order.cancelReason ?? reason);
  if (!isRefundedByHand(locked)) return;
  await updatePayment(ctx.db, payment.id, {
    state: 'refunded',
    refundedAmount: payment.amount,
    updatedAt: ctx.clock.now(),
  });
}

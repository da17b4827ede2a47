import { findOrderByName, listParcels, lockOrderOfPayment } from '../checkout/order/order.queries.ts';
import { listRefunds } from '../payment/refund/refund.queries.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import { differenceOf, writeAudit } from '../platform/audit/write-audit.ts';
import { inJapan } from '@shop/japanese';

/**
 * Runs a change of an order and writes an audit entry with what differs afterwards, none for an unchanged order. Call
 * it inside a transaction; the order is locked first.
 */
export async function auditOrder<T>(
  ctx: OperatorCtx,
  key: string,
  { action, reason = null }: { action: `order.${string}`; reason?: string | null },
  change: () => Promise<T>,
): Promise<T> {
  const named = await findOrderByName(ctx.db, key);
  if (named) await lockOrderOfPayment(ctx.db, named.payment.id);
  const before = await stateOf(ctx, key);
  const result = await change();
  const difference = differenceOf(before, await stateOf(ctx, key));
  if (named && difference)
    await writeAudit(ctx, { action, subject: { kind: 'order', key: named.order.orderNo }, ...difference, reason });
  return result;
}

/** Returns what operators change of an order, without its orderer. */
async function stateOf({ db }: OperatorCtx, key: string): Promise<Record<string, unknown>> {
  const found = await findOrderByName(db, key);
  if (!found) return {};
  const { order, payment } = found;
  const parcels = await listParcels(db, order.id);
  const refunds = await listRefunds(db, order.id);
  return {
    status: order.status,
    cancel_reason: order.cancelReason,
    payment: payment.state,
    refunded: payment.refundedAmount,
    unclaimed: payment.unclaimedAmount,
    tracking: parcels.map(({ trackingNo }) => trackingNo),
    shipped: parcels.map(({ shippedAt }) => shippedAt !== null),
    delivered: parcels.map(({ deliveredAt }) => deliveredAt !== null),
    refunds: refunds.map(({ no, amount, doneAt }) => ({ no, amount, done_on: doneAt && inJapan(doneAt).day })),
  };
}

import { and, asc, eq } from 'drizzle-orm';
import { orderParcels } from '../platform/db/schema/orders.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../platform/errors/index.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { nextOrderStatus } from '../checkout/order/order-machine.ts';
import { findOrderByName, lockOrderOfPayment, type PaidOrder, updateOrder } from '../checkout/order/order.queries.ts';
import { isPaid } from '../payment/payment-machine.ts';
import { updatePayment } from '../payment/payment.queries.ts';
import { queueShippedMail } from '../checkout/fulfilment/queue-shipped-mail.ts';
import { ordersOfNumbers, sharedMessage } from './other-orders-number.ts';
import { normaliseTrackingNo, trackingKey, trackingProblem } from './tracking-number.rules.ts';
import { auditOrder } from './audit-order.ts';
import { giftOf } from '../checkout/order/gift/new-social-gift.ts';

/**
 * A step of an order. `tracking` has one tracking number per parcel in their order; null leaves that of a parcel
 * unchanged.
 */
export interface OrderMove {
  move: 'prepare' | 'ship' | 'deliver';
  tracking?: readonly (string | null)[];
}

/**
 * Records a step of an order. Call it inside a transaction.
 * @param key the order's id or number
 * @throws NotFoundError `order.not_found`
 * @throws ConflictError `order.not_paid` before its payment; `order.not_received` while the address of a social gift is
 * unknown; `order.cannot_move` when this step does not follow from its state
 * @throws InvalidInputError `order.tracking` for more numbers than parcels, for an invalid number, or one of another
 * order
 */
export function moveOrder(ctx: OperatorCtx, key: string, step: OrderMove): Promise<void> {
  return auditOrder(ctx, key, { action: `order.${step.move}` }, () => moveOn(ctx, key, step));
}

async function moveOn(ctx: JobContext, key: string, { move, tracking = [] }: OrderMove): Promise<void> {
  const named = await findOrderByName(ctx.db, key);
  const paid = named && (await lockOrderOfPayment(ctx.db, named.payment.id));
  if (!paid) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  const { order } = paid;
  const status = nextOrderStatus(order.status, move);
  if (status === null)
    throw new ConflictError('order.cannot_move', `状態が ${order.status} のご注文に、この操作はできません。`);
  if (move === 'prepare' && isMoneyAwaited(paid))
    throw new ConflictError('order.not_paid', '入金がまだ確認できていません。');
  const gift = await giftOf(ctx.db, order);
  if (move === 'prepare' && gift && gift.state !== 'registered')
    throw new ConflictError('order.not_received', 'お受け取りの方が、お届け先をまだご入力になっていません。');
  await updateOrder(ctx.db, order.id, { status, updatedAt: ctx.clock.now() });
  await writeTracking(ctx, order, tracking);
  if (move === 'ship') await queueShippedMail(ctx, paid.order);
  // A card is charged at shipping (L-02): the worker does it, so that a service without an answer delays no parcel.
  if (move === 'ship' && paid.payment.state === 'authorised')
    await updatePayment(ctx.db, paid.payment.id, { askAt: ctx.clock.now() });
}

/** Whether the payment must arrive before shipping; cash on delivery is paid with the parcel. */
function isMoneyAwaited({ payment }: PaidOrder): boolean {
  return !isPaid(payment.state) && (payment.state !== 'none' || payment.instructions !== null);
}

async function writeTracking(
  ctx: JobContext,
  { id: orderId, orderNo }: PaidOrder['order'],
  tracking: readonly (string | null)[],
): Promise<void> {
  const { db } = ctx;
  if (tracking.length === 0) return;
  const parcels = await db
    .select({ key: orderParcels.packingKey })
    .from(orderParcels)
    .where(eq(orderParcels.orderId, orderId))
    .orderBy(asc(orderParcels.packingKey));
  if (tracking.length > parcels.length)
    throw new InvalidInputError('order.tracking', `このご注文のお荷物は${parcels.length}個です。`);
  const taken = await ordersOfNumbers(
    ctx,
    tracking.flatMap((number) => number ?? []),
  );
  for (const [index, given] of tracking.entries()) {
    if (given === null) continue;
    const other = taken.get(trackingKey(given))?.find((it) => it !== orderNo);
    const problem = trackingProblem(given) ?? (other === undefined ? null : sharedMessage(given, other));
    if (problem !== null) throw new InvalidInputError('order.tracking', problem);
    const trackingNo = normaliseTrackingNo(given);
    const key = parcels[index]?.key;
    if (key !== undefined)
      await db
        .update(orderParcels)
        .set({ trackingNo })
        .where(and(eq(orderParcels.orderId, orderId), eq(orderParcels.packingKey, key)));
  }
}

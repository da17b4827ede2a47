import { ConflictError, NotFoundError } from '../platform/errors/index.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { nextOrderStatus } from '../checkout/order/order-machine.ts';
import { findOrderByName, lockOrderOfPayment, type PaidOrder, updateOrder } from '../checkout/order/order.queries.ts';
import { giftOf } from '../checkout/order/gift/new-social-gift.ts';
import { isPaid } from '../payment/payment-machine.ts';
import { auditOrder } from './audit-order.ts';
import { cannotMove, moveParcels } from './move-parcels.ts';

/**
 * A step of an order. `parcels` are numbers of parcels that are shipped or delivered by themselves; absent means all
 * that are left. `tracking` has one tracking number for each of these parcels, in their order; null leaves that of a
 * parcel unchanged.
 */
export interface OrderMove {
  move: 'prepare' | 'ship' | 'deliver';
  parcels?: readonly number[];
  tracking?: readonly (string | null)[];
}

/**
 * Records a step of an order, or of some of its parcels. The order is shipped or delivered with its last parcel; a card
 * is charged for the whole order with the first. Call it inside a transaction.
 * @param key the order's id or number
 * @throws NotFoundError `order.not_found`, `order.no_parcel`
 * @throws ConflictError `order.not_paid` before its payment; `order.not_received` while the address of a social gift is
 * unknown; `order.cannot_move` when this step does not follow from its state or that of a parcel
 * @throws InvalidInputError `order.tracking` for more numbers than parcels, for an invalid number, or one of another
 * order
 */
export function moveOrder(ctx: OperatorCtx, key: string, step: OrderMove): Promise<void> {
  return auditOrder(ctx, key, { action: `order.${step.move}` }, () => moveOn(ctx, key, step));
}

async function moveOn(ctx: JobContext, key: string, step: OrderMove): Promise<void> {
  const named = await findOrderByName(ctx.db, key);
  const paid = named && (await lockOrderOfPayment(ctx.db, named.payment.id));
  if (!paid) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  if (step.move === 'prepare') await prepare(ctx, paid);
  else await moveParcels(ctx, paid, { ...step, move: step.move });
}

async function prepare(ctx: JobContext, paid: PaidOrder): Promise<void> {
  const { order } = paid;
  const status = nextOrderStatus(order.status, 'prepare');
  if (status === null) throw cannotMove(order.status);
  if (isMoneyAwaited(paid)) throw new ConflictError('order.not_paid', '入金がまだ確認できていません。');
  const gift = await giftOf(ctx.db, order);
  if (gift && gift.state !== 'registered')
    throw new ConflictError('order.not_received', 'お受け取りの方が、お届け先をまだご入力になっていません。');
  await updateOrder(ctx.db, order.id, { status, updatedAt: ctx.clock.now() });
}

/** Whether the payment must arrive before shipping; cash on delivery is paid with the parcel. */
function isMoneyAwaited({ payment }: PaidOrder): boolean {
  return !isPaid(payment.state) && (payment.state !== 'none' || payment.instructions !== null);
}

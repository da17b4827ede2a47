import { returnCoupon, takeCoupons } from '../../payment/coupon/coupon.queries.ts';
import { amendPoints } from '../../payment/point/order-points.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { orderRowsOf } from '../order/order-rows.ts';
import { moveStock, reservedPieces } from '../order/stock.queries.ts';
import type { AmendedOrder } from './amended-order.ts';
import type { AmendmentContext } from './amendment-context.ts';
import {
  type AmendmentRow,
  dropTracking,
  replaceReservations,
  usedCouponIds,
  writeAmended,
} from './amendment.queries.ts';
import type { PlannedAmendment } from './plan-amendment.ts';

/** Writes the content of an amended order with its stock, coupons and points. @returns the order as it is now */
export async function writeAmendment(
  ctx: JobContext,
  { order, parcels }: AmendedOrder,
  {
    plan,
    context,
    row,
    dropsTracking,
  }: { plan: PlannedAmendment; context: AmendmentContext; row: AmendmentRow; dropsTracking: boolean },
): Promise<OrderRow> {
  const { db } = ctx;
  const { quote, snapshot } = plan;
  const amended = { ...order, snapshot, totalPayment: row.totalAfter, updatedAt: row.createdAt };
  const { pieces, ...rows } = orderRowsOf(order.id, quote, snapshot, context);
  await writeAmended(db, amended, rows, parcels);
  if (dropsTracking) await dropTracking(db, order.id);
  await movePieces(ctx, row, pieces);
  await changeCoupons(
    ctx,
    order.id,
    quote.discounts.map(({ id }) => id).filter((id) => id > 0),
  );
  await amendPoints(ctx, { before: order, after: amended }, row.no);
  return amended;
}

/** Takes and returns the pieces by which the order differs; the stock is locked. */
async function movePieces(
  { db, clock }: JobContext,
  { orderId, reason }: AmendmentRow,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  const before = new Map((await reservedPieces(db, orderId)).map((piece) => [piece.productId, piece.quantity]));
  const ids = [...new Set([...before.keys(), ...pieces.keys()])].toSorted((a, b) => a - b);
  const moves = ids
    .map((productId) => ({ productId, delta: (before.get(productId) ?? 0) - (pieces.get(productId) ?? 0) }))
    .filter(({ delta }) => delta !== 0)
    .map(({ productId, delta }) => ({
      productId,
      delta,
      kind: delta < 0 ? ('sale' as const) : ('return' as const),
      reason,
      orderId,
      actor: 'shop',
      at: clock.now(),
    }));
  if (moves.length === 0) return;
  await moveStock(db, moves);
  await replaceReservations(db, orderId, pieces);
}

/** Uses and returns the coupons by which the order differs; they are locked. */
async function changeCoupons({ db }: JobContext, orderId: string, now: readonly number[]): Promise<void> {
  const before = await usedCouponIds(db, orderId);
  for (const id of before) if (!now.includes(id)) await returnCoupon(db, orderId, id);
  await takeCoupons(
    db,
    orderId,
    now.filter((id) => !before.includes(id)),
  );
}

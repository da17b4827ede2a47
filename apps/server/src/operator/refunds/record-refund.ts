import { hash } from 'node:crypto';
import { canonicalJson } from '../../cart/quote/quote-hash.ts';
import { returnCoupons } from '../../payment/coupon/coupon.queries.ts';
import { ConflictError, NotFoundError } from '../../platform/errors/index.ts';
import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { findOrderByName, lockOrderOfPayment, type PaidOrder } from '../../checkout/order/order.queries.ts';
import { queueOrderMail } from '../../checkout/order/queue-order-mail.ts';
import { restock } from '../../checkout/order/stock.queries.ts';
import { nextPaymentState } from '../../payment/payment-machine.ts';
import { updatePayment } from '../../payment/payment.queries.ts';
import { correctPoints } from '../../payment/point/correct-points.ts';
import { pointsEarned } from '../../payment/point/point.rules.ts';
import { insertRefund, listRefunds, type RefundRow } from '../../payment/refund/refund.queries.ts';
import { hasNoGoodsLeft, isAllGivenBack, planPieces } from '../../payment/refund/refund.rules.ts';
import { auditOrder } from '../audit-order.ts';
import { planRefund, type RefundEnds } from './plan-refund.ts';
import type { RefundRequest } from './refund-request.ts';

/**
 * Refunds a part of a shipped order once per key: money, points, the coupon with the last piece or yen, and stock on
 * request; the worker carries out the payment service's part, other money is returned by hand, and the orderer is
 * emailed. Call it inside a transaction.
 * @param name the order's id or number
 * @returns the refund as stored
 * @throws NotFoundError `order.not_found`, `refund.no_parcel`; InvalidInputError `refund.unknown_piece`
 * @throws ConflictError `refund.key_used` when the key was used for another request; `refund.not_sent`,
 * `refund.not_paid`; and for more than was bought or paid: `refund.piece_twice`, `refund.parcel_twice`,
 * `refund.too_much`, `refund.nothing_left`
 */
export function recordRefund(ctx: OperatorCtx, name: string, request: RefundRequest): Promise<RefundRow> {
  return auditOrder(ctx, name, { action: 'order.refund', reason: request.reason.trim() }, () =>
    record(ctx, name, request),
  );
}

async function record(ctx: JobContext, name: string, request: RefundRequest): Promise<RefundRow> {
  const named = await findOrderByName(ctx.db, name);
  const locked = named && (await lockOrderOfPayment(ctx.db, named.payment.id));
  if (!locked) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  const { order } = locked;
  const earlier = await listRefunds(ctx.db, order.id);
  const askedHash = hash('sha256', canonicalJson(request), 'hex');
  const known = earlier.find(({ key }) => key === request.key);
  if (known?.askedHash === askedHash) return known;
  if (known)
    throw new ConflictError('refund.key_used', `「${request.key}」の返金は、別の内容ですでに記録されています。`);
  const ends = endsOf(locked, request);
  refuseUnlessRefundable(locked, ends);
  const plan = await planRefund(ctx.db, locked, { earlier, request, ends });
  const points = await correctPoints(ctx, order, {
    back: plan.points,
    taken: earnedBy(locked, earlier, { ...plan, ...ends }),
  });
  const now = ctx.clock.now();
  const way = plan.amount === 0 ? 'none' : locked.payment.serviceId === null ? 'by_hand' : 'service';
  const refund: RefundRow = {
    orderId: order.id,
    no: earlier.length + 1,
    key: request.key,
    askedHash,
    kind: plan.kind,
    packingKey: plan.packingKey,
    pieces: plan.pieces,
    rates: plan.rates,
    amount: plan.amount,
    pointsReturned: points.back,
    pointsTaken: points.taken,
    reason: request.reason.trim(),
    isRestocked: request.restock === true,
    isSettled: ends.isSettled,
    way,
    tries: 0,
    dueAt: way === 'service' ? now : null,
    doneAt: null,
    createdAt: now,
  };
  await insertRefund(ctx.db, refund);
  if (refund.isRestocked) await restock(ctx.db, refund.pieces, { orderId: order.id, at: now });
  const refunds = [...earlier, refund];
  const isWhole = hasNoGoodsLeft(order.snapshot, refunds) || isAllGivenBack(order.snapshot, refunds);
  const coupons = isWhole ? await returnCoupons(ctx.db, order.id) : 0;
  const paid = await notePayment(ctx, locked, refund);
  await queueOrderMail(ctx, paid, { kind: 'order_refunded', ...refundView(refund), coupons });
  return refund;
}

/** Returns the effect of a refund. Cash on delivery that was refused at the door is settled without money. */
function endsOf({ order }: PaidOrder, request: RefundRequest): RefundEnds {
  const givesMoney = !('parcel' in request && request.keep_money === true);
  return { givesMoney, isSettled: givesMoney || isPaidAtDoor(order) === false };
}

/** Whether cash on delivery has been paid; null for every other payment method. */
function isPaidAtDoor({ status, snapshot }: PaidOrder['order']): boolean | null {
  return snapshot.payment_code === 'cod' ? status === 'delivered' : null;
}

/** Refuses refunds before shipping, when an order is cancelled as a whole, and before the shop has the money. */
function refuseUnlessRefundable({ order, payment }: PaidOrder, { givesMoney }: RefundEnds): void {
  const hasLeft = order.status === 'shipped' || order.status === 'delivered';
  if (!hasLeft)
    throw new ConflictError(
      'refund.not_sent',
      '一部の返金と返品は、発送後のご注文だけに記録できます。発送前は order cancel で取り消してください。',
    );
  if (!givesMoney) return;
  if (order.totalPayment === 0) return;
  const isPaid = isPaidAtDoor(order) ?? ['captured', 'partially_refunded', 'refunded'].includes(payment.state);
  if (isPaid) return;
  const isAtDoor = order.snapshot.payment_code === 'cod';
  throw new ConflictError(
    'refund.not_paid',
    isAtDoor
      ? '代金引換の代金は、お届け済み(order deliver)になってから返金できます。'
      : '代金をまだいただいていません。カードの売上が処理されてから、もう一度お試しください。',
  );
}

/**
 * Returns the earned points of the refunded pieces, and all remaining ones with the last yen; a sum for damage
 * withdraws none, nor does a parcel whose money the shop retains.
 */
function earnedBy({ order }: PaidOrder, earlier: readonly RefundRow[], refund: Back): number {
  const { goods, discount_coupons, discount_points } = order.snapshot.totals;
  const earned = (refunds: readonly Back[]) => {
    if (isAllGivenBack(order.snapshot, refunds)) return 0;
    const pieces = refunds.flatMap((one) => (one.isSettled ? one.pieces : []));
    // What they are worth, whether or not it was ever paid.
    const back = planPieces(order.snapshot, [], pieces).amount;
    return pointsEarned({ goods: goods - back, discount_coupons, discount_points });
  };
  return earned(earlier) - earned([...earlier, refund]);
}

type Back = Pick<RefundRow, 'pieces' | 'rates' | 'isSettled'>;

async function notePayment(ctx: JobContext, { order, payment }: PaidOrder, refund: RefundRow): Promise<PaidOrder> {
  if (refund.amount === 0) return { order, payment };
  const refundedAmount = payment.refundedAmount + refund.amount;
  // A full refund at the service is reported by its own event.
  const isAll = refundedAmount === payment.amount && refund.way === 'by_hand';
  const state = nextPaymentState(payment.state, isAll ? 'refund' : 'refund_part') ?? payment.state;
  const changes = { refundedAmount, state, updatedAt: ctx.clock.now() };
  await updatePayment(ctx.db, payment.id, changes);
  return { order, payment: { ...payment, ...changes } };
}

const refundView = ({ kind, pieces, amount, pointsReturned, pointsTaken, reason, way }: RefundRow) => ({
  isParcel: kind === 'parcel',
  pieces: pieces.map(({ name, quantity }) => ({ name, quantity })),
  amount,
  pointsReturned,
  pointsTaken,
  reason,
  way,
});

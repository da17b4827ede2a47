import { inJapan } from '@shop/japanese';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orderParcels } from '../platform/db/schema/orders.ts';
import { NotFoundError } from '../platform/errors/index.ts';
import { findOrderByName, type PaidOrder } from '../checkout/order/order.queries.ts';
import { listAmendments } from '../checkout/amendment/amendment.queries.ts';
import { listRefunds } from '../payment/refund/refund.queries.ts';
import { refundedOf } from '../payment/refund/refunded-of.ts';
import { goodsLeft } from '../payment/refund/refund.rules.ts';
import { presentRefund } from './refunds/present-refund.ts';
import { captureStateOf } from '../payment/capture.rules.ts';
import { instantText } from './tables/instants.ts';

/**
 * Returns the state of an order for the command line, without personal data except answers to the customer's additional
 * fields.
 * @throws NotFoundError `order.not_found`
 */
export async function describeOrder(db: Db, key: string) {
  const paid = await findOrderByName(db, key);
  if (!paid) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  const { order, payment } = paid;
  const parcels = await db
    .select()
    .from(orderParcels)
    .where(eq(orderParcels.orderId, order.id))
    .orderBy(asc(orderParcels.packingKey));
  const refunds = await listRefunds(db, order.id);
  return {
    order_no: order.orderNo,
    id: order.id,
    status: order.status,
    payment_name: order.snapshot.payment_name,
    payment_state: payment.state,
    capture: captureStateOf(paid),
    kept_card: savedCardOf(paid),
    total_payment: order.totalPayment,
    refunded: refundedOf(paid),
    unclaimed: payment.unclaimedAmount,
    goods: goodsLeft(order.snapshot, refunds).map(({ no, name, quantity, left }) => ({ no, name, quantity, left })),
    refunds: refunds.map(presentRefund),
    amendments: (await listAmendments(db, order.id)).map(
      ({ no, kinds, difference, settlesBy: settles_by, reason, agreedBy: agreed_by, createdAt }) => ({
        no,
        kinds,
        difference,
        settles_by,
        reason,
        agreed_by,
        amended_at: instantText(createdAt),
      }),
    ),
    ordered_at: instantText(order.orderedAt),
    answers: order.snapshot.other ?? [],
    parcels: parcels.map(
      ({
        packingKey: key,
        carrier,
        shipDate: ship_date,
        plannedDate: planned_date,
        handover,
        trackingNo: tracking_no,
        shippedAt,
        deliveredAt,
      }) => ({
        key,
        carrier,
        ship_date,
        planned_date,
        handover,
        tracking_no,
        shipped_on: shippedAt && inJapan(shippedAt).day,
        delivered_on: deliveredAt && inJapan(deliveredAt).day,
      }),
    ),
  };
}

/**
 * Returns when a saved card is authorised, and whether it was refused, so that a transfer is awaited; null without a
 * saved card.
 */
function savedCardOf({ payment }: PaidOrder): { authorise_on: string; is_refused: boolean } | null {
  if (payment.authoriseAt === null) return null;
  const isRefused = payment.instructions !== null;
  return payment.state === 'kept' || isRefused
    ? { authorise_on: inJapan(payment.authoriseAt).day, is_refused: isRefused }
    : null;
}

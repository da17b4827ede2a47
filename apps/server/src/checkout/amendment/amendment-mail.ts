import { amendmentCopy, type SettledDifference } from '@shop/copy';
import { pointsEarned } from '../../payment/point/point.rules.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { NewMail } from '../../platform/mail/mail.queries.ts';
import { newMail } from '../../platform/mail/queue-mail.ts';
import { hasFeature } from '../../platform/channel/require-feature.ts';
import { receiptRefusal } from '../receipt/receipt.rules.ts';
import { orderLinks } from '../order/order-links.ts';
import { orderMail } from '../order/order-mail.ts';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import type { AmendedOrder } from './amended-order.ts';
import type { AmendmentRow } from './amendment.queries.ts';
import type { PlannedAmendment } from './plan-amendment.ts';

const { notes: texts } = amendmentCopy;

/** Returns the mail about an amendment to the orderer, with the order as it is now (L-02). */
export function amendmentMail(
  ctx: JobContext,
  { order, payment }: PaidOrder,
  { amended, plan, row }: { amended: AmendedOrder; plan: PlannedAmendment; row: AmendmentRow },
): NewMail {
  const target = { ...ctx, channel: amended.channel };
  const way: SettledDifference['way'] =
    row.settlesBy === 'refund' && payment.serviceId === null ? 'refund_by_hand' : row.settlesBy;
  return newMail(target, {
    kind: 'order_amended',
    to: order.snapshot.orderer.email,
    ...(order.userId !== null && { userId: order.userId }),
    data: {
      ...orderMail(order, orderLinks(target, order)),
      changes: plan.changes,
      reason: row.reason,
      settled: {
        way,
        difference: way === 'shop_bears' ? plan.difference : row.difference,
        total: row.totalAfter,
        methodName: order.snapshot.payment_name,
      },
      notes: notesOf(amended, plan.snapshot),
      hasReceipt: receiptRefusal({ order, payment }) === null,
    },
  });
}

/** Returns what happened to coupons and points. */
function notesOf({ order, channel }: AmendedOrder, after: OrderSnapshot): string[] {
  const before = order.snapshot;
  const isIn = ({ coupons }: OrderSnapshot, code: string) => coupons.some((coupon) => coupon.code === code);
  const used = after.points_used - before.points_used;
  const earned = pointsEarned(after.totals);
  const isEarning = order.userId !== null && hasFeature(channel, 'IS_USE_POINT');
  return [
    ...before.coupons.filter(({ id, code }) => id > 0 && !isIn(after, code)).map(({ name }) => texts.couponLost(name)),
    ...after.coupons.filter(({ id, code }) => id > 0 && !isIn(before, code)).map(({ name }) => texts.couponBack(name)),
    ...(used < 0 ? [texts.pointsReturned(-used)] : []),
    ...(used > 0 ? [texts.pointsUsed(used)] : []),
    ...(isEarning && earned !== pointsEarned(before.totals) ? [texts.earned(earned)] : []),
  ];
}

import type { Order, OrderSummary } from '@shop/api';
import { receiptCopy } from '@shop/copy';
import { inJapan } from '@shop/japanese';
import type { Images } from '../../platform/image/images.ts';
import { openInstructions, prepaymentOf } from '../../payment/prepayment.rules.ts';
import { presentPaymentState } from '../../payment/present-payment.ts';
import type { ReceiptState } from '../receipt/read-receipt.ts';
import type { RefundRow } from '../../payment/refund/refund.queries.ts';
import type { SocialGiftRow } from './gift/social-gift.queries.ts';
import { presentGiftState } from './gift/social-gift.rules.ts';
import { refundDataOf } from './refund-data.ts';
import { cancelRefusal, cancelUntil } from './cancel.rules.ts';
import type { PaidOrder } from './order.queries.ts';

const refundByHand = '代金をすでにお振り込みいただいています。お返し先の口座を、担当者よりメールでおうかがいします。';

/** An order in the contract's format: what was agreed and the current state, with its social gift. */
export function presentOrder(
  paid: PaidOrder,
  {
    now,
    gift,
    receipt,
    refunds,
    images,
  }: { now: Date; gift: SocialGiftRow | null; receipt: ReceiptState; refunds: readonly RefundRow[]; images: Images },
): Order {
  const { order, payment } = paid;
  const noCancel = cancelRefusal(paid, now, gift);
  const given = refunds
    .filter(({ kind, amount, pointsReturned }) => kind !== 'amendment' && (amount > 0 || pointsReturned > 0))
    .map(({ createdAt, amount, pointsReturned: points, reason }) => ({
      refunded_on: inJapan(createdAt).day,
      amount,
      points,
      reason,
    }));
  return {
    ...order.snapshot,
    lines: order.snapshot.lines.map((line) => ({ ...line, image: images.mainOf(line.product_key) })),
    ...(gift && { social_gift: presentGiftState({ gift, order }, now) }),
    id: order.id,
    order_no: order.orderNo,
    cart_id: order.cartToken,
    user_order_info: refundDataOf(order.snapshot),
    ordered_at: order.orderedAt.toISOString(),
    status: order.status,
    payment_status: presentPaymentState(payment.state),
    payment_instructions: openInstructions(payment),
    prepayment: prepaymentOf(paid, now),
    can_cancel: noCancel === null,
    cancel_until: cancelUntil(paid, gift)?.toISOString() ?? null,
    cancel_refusal: order.status === 'cancelled' || order.status === 'cancel_requested' ? null : noCancel,
    cancel_only_ecd_key: order.status === 'cancel_requested' ? refundByHand : null,
    cancel_reason: order.cancelReason,
    receipt_refusal: receipt.refusal && receiptCopy.refusals[receipt.refusal],
    ...(receipt.issued && { receipt: receipt.issued }),
    ...(given.length > 0 && { refunds: given }),
  };
}

/** An order in a member's list. */
export function presentOrderSummary(paid: PaidOrder, { now, images }: { now: Date; images: Images }): OrderSummary {
  const { order, payment } = paid;
  const { snapshot } = order;
  return {
    id: order.id,
    order_no: order.orderNo,
    ordered_at: order.orderedAt.toISOString(),
    status: order.status,
    payment_status: presentPaymentState(payment.state),
    payment_name: snapshot.payment_name,
    prepayment: prepaymentOf(paid, now),
    user_order_total_payment: order.totalPayment,
    shipping_count: snapshot.shippings.length,
    lines: snapshot.lines.map((line) => ({
      key: line.product_key,
      name: line.name,
      quantity: line.quantity,
      illustration: line.illustration,
      image: images.mainOf(line.product_key),
    })),
    cancel_only_ecd_key: order.status === 'cancel_requested' ? refundByHand : null,
    cancel_reason: order.cancelReason,
  };
}

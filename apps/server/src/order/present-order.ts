import type { Order, OrderSummary } from '@shop/api';
import { presentPaymentState } from '../payment/present-payment.ts';
import type { PaidOrder } from './order.queries.ts';

/** An order as the contract shows it: what was agreed, and how things stand now. */
export function presentOrder({ order, payment }: PaidOrder): Order {
  const isUnpaid = payment.state === 'started' || payment.state === 'none';
  return {
    ...order.snapshot,
    id: order.id,
    order_no: order.orderNo,
    cart_id: order.cartToken,
    ordered_at: order.orderedAt.toISOString(),
    status: order.status,
    payment_status: presentPaymentState(payment.state),
    payment_instructions: isUnpaid ? payment.instructions : null,
    can_cancel: false,
    cancel_until: null,
    cancel_only_ecd_key: null,
    cancel_reason: order.cancelReason,
  };
}

/** An order in the list of a member. */
export function presentOrderSummary({ order, payment }: PaidOrder): OrderSummary {
  const { snapshot } = order;
  return {
    id: order.id,
    order_no: order.orderNo,
    ordered_at: order.orderedAt.toISOString(),
    status: order.status,
    payment_status: presentPaymentState(payment.state),
    payment_name: snapshot.payment_name,
    user_order_total_payment: order.totalPayment,
    shipping_count: snapshot.shippings.length,
    lines: snapshot.lines.map((line) => ({
      key: line.product_key,
      name: line.name,
      quantity: line.quantity,
      illustration: line.illustration,
    })),
    cancel_only_ecd_key: null,
    cancel_reason: order.cancelReason,
  };
}

import type { Order, PaymentInstructions } from '@shop/api';
import type { checkoutCopy } from '@shop/copy';
import { formatDateTime } from '@shop/japanese';
import type { OrderCompletePageProps } from '@shop/theming';
import { plannedOfOrder } from '../checkout/planned-destinations.ts';
import { sumsOfOrder } from '../checkout/sums.ts';

type Texts = typeof checkoutCopy;

/** The order as the last step shows it. */
export function orderView(order: Order, t: Texts): NonNullable<OrderCompletePageProps['order']> {
  return {
    orderNo: order.order_no,
    orderedAt: formatDateTime(new Date(order.ordered_at)),
    email: order.orderer.email,
    paymentName: order.payment_name,
    sums: sumsOfOrder(order),
    destinations: plannedOfOrder(order, t),
  };
}

/** How to pay outside the shop. */
export function instructionsView(instructions: PaymentInstructions | null, t: Texts): OrderCompletePageProps['instructions'] {
  if (!instructions || instructions.kind === 'cod') return null;
  const store = instructions.store_name === null ? [] : [{ label: t.complete.store, value: instructions.store_name }];
  const known = new Set([instructions.number, instructions.store_name]);
  return {
    title: t.complete.instructions[instructions.kind],
    number: instructions.number,
    until: instructions.expires_at && formatDateTime(new Date(instructions.expires_at)),
    rows: [...store, ...instructions.lines.filter((line) => !known.has(line.value))],
  };
}

import type { Order } from '@shop/api';
import type { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { formatDateTime } from '@shop/japanese';
import type { OrderCompletePageProps } from '@shop/theming';
import { plannedOfOrder } from '../purchase/planned-destinations.ts';
import { prepaymentView } from '../purchase/prepayment-views.ts';
import { sumsOfOrder } from '../purchase/sums.ts';

type Texts = typeof checkoutCopy;

/** The order as the last step shows it. */
export function orderView(
  order: Order,
  t: Texts,
  prepaid: typeof prepaymentCopy,
): NonNullable<OrderCompletePageProps['order']> {
  return {
    orderNo: order.order_no,
    orderedAt: formatDateTime(new Date(order.ordered_at)),
    email: order.orderer.email,
    paymentName: order.payment_name,
    prepayment: prepaymentView(order),
    sums: sumsOfOrder(order),
    destinations: plannedOfOrder(order, t, prepaid),
  };
}

import type { OrderSummary } from '@shop/api';
import { paths } from '@shop/constants';
import { formatDateTime } from '@shop/japanese';
import type { OrderSummaryView } from '@shop/theming';
import { prepaymentView } from '../purchase/prepayment-views.ts';
import { pictureOf } from '../purchase/picture-of.ts';

/** An order of the member as lists show it. */
export function orderSummaryView(order: OrderSummary): OrderSummaryView {
  return {
    id: order.id,
    orderNo: order.order_no,
    orderedAt: formatDateTime(new Date(order.ordered_at)),
    status: order.status,
    paymentName: order.payment_name,
    prepayment: prepaymentView(order),
    total: order.user_order_total_payment,
    destinations: order.shipping_count,
    pieces: order.lines.map((line) => ({
      key: line.key,
      name: line.name,
      quantity: line.quantity,
      picture: pictureOf(line, line.name, line.name.length),
    })),
    href: paths.mypageOrder(order.id),
  };
}

import type { Order } from '@shop/api';
import { paths } from '@shop/constants';
import type { accountCopy, checkoutCopy, prepaymentCopy } from '@shop/copy';
import { formatDateTime } from '@shop/japanese';
import type { AccountNotice, OrderPageProps } from '@shop/theming';
import { ordererView } from '../address-book/address-view.ts';
import { pieceOfOrderLine } from '../purchase/pieces.ts';
import { plannedOfOrder } from '../purchase/planned-destinations.ts';
import { payInstructions, prepaymentView } from '../purchase/prepayment-views.ts';
import { sumsOfOrder } from '../purchase/sums.ts';

interface Texts {
  readonly account: typeof accountCopy;
  readonly checkout: typeof checkoutCopy;
  readonly prepayment: typeof prepaymentCopy;
}

/** An order as its screen shows it. */
export function orderView(order: Order, t: Texts): OrderPageProps {
  const planned = plannedOfOrder(order, t.checkout, t.prepayment);
  return {
    orderNo: order.order_no,
    orderedAt: formatDateTime(new Date(order.ordered_at)),
    status: order.status,
    notices: noticesOf(order, t),
    prepayment: prepaymentView(order),
    instructions: payInstructions(order, t.prepayment),
    pieces: order.lines.map((line) => ({
      ...pieceOfOrderLine(line),
      unitPrice: line.unit_price,
      amount: line.amount,
      reducedTax: line.tax_class === 'reduced',
    })),
    destinations: planned.map((destination, index) => ({ ...destination, tracking: trackingOf(order, index) })),
    sums: sumsOfOrder(order),
    orderer: ordererView(order.orderer),
    payment: { name: order.payment_name, timing: order.payment_timing_text },
    receiptAddressee: order.receipt_addressee,
    note: order.note,
    others: order.other ?? [],
    terms: order.terms.map(({ code, title, lines }) => ({ id: code, title, lines })),
    cancelUntil: order.can_cancel && order.cancel_until !== null ? formatDateTime(new Date(order.cancel_until)) : null,
    listHref: paths.mypageOrders(),
  };
}

function noticesOf(order: Order, { account: { statusNotes }, prepayment }: Texts): AccountNotice[] {
  const notices: AccountNotice[] = [];
  if (order.status === 'accepted' && order.prepayment?.state === 'unpaid') notices.push({ tone: 'info', text: prepayment.willSend });
  if (order.status === 'cancelled') notices.push({ tone: 'info', text: statusNotes.cancelled(order.cancel_reason) });
  else if (order.status in statusNotes) {
    const { awaiting_payment, abandoned, cancel_requested } = statusNotes;
    const texts: Partial<Record<Order['status'], string>> = { awaiting_payment, abandoned, cancel_requested };
    notices.push({ tone: 'info', text: texts[order.status] ?? '' });
  }
  if (order.shippings.some(({ packings }) => packings.some(({ moved_from }) => moved_from !== undefined))) notices.push({ tone: 'warning', text: prepayment.changedNote });
  // Spec §4: a non-empty key is a warning.
  if (order.cancel_only_ecd_key) notices.push({ tone: 'warning', text: order.cancel_only_ecd_key });
  return notices;
}

function trackingOf(order: Order, index: number): string[] {
  return (order.shippings[index]?.packings ?? []).flatMap(({ tracking_no }) => tracking_no ?? []);
}

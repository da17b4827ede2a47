import type { Order } from '@shop/api';
import { paths } from '@shop/constants';
import type { accountCopy, checkoutCopy } from '@shop/copy';
import { formatDateTime } from '@shop/japanese';
import type { AccountNotice, OrderPageProps } from '@shop/theming';
import { ordererView } from '../checkout/address.ts';
import { pieceOfOrderLine } from '../checkout/pieces.ts';
import { plannedOfOrder } from '../checkout/planned-destinations.ts';
import { sumsOfOrder } from '../checkout/sums.ts';

interface Texts {
  readonly account: typeof accountCopy;
  readonly checkout: typeof checkoutCopy;
}

/** An order as its screen shows it. */
export function orderView(order: Order, t: Texts): OrderPageProps {
  const planned = plannedOfOrder(order, t.checkout);
  return {
    orderNo: order.order_no,
    orderedAt: formatDateTime(new Date(order.ordered_at)),
    status: order.status,
    notices: noticesOf(order, t.account),
    instructions: instructionsOf(order, t.account),
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

function noticesOf(order: Order, { statusNotes }: typeof accountCopy): AccountNotice[] {
  const notices: AccountNotice[] = [];
  if (order.status === 'cancelled') notices.push({ tone: 'info', text: statusNotes.cancelled(order.cancel_reason) });
  else if (order.status in statusNotes) {
    const { awaiting_payment, abandoned, cancel_requested } = statusNotes;
    const texts: Partial<Record<Order['status'], string>> = { awaiting_payment, abandoned, cancel_requested };
    notices.push({ tone: 'info', text: texts[order.status] ?? '' });
  }
  // Spec §4: a non-empty key is a warning.
  if (order.cancel_only_ecd_key) notices.push({ tone: 'warning', text: order.cancel_only_ecd_key });
  return notices;
}

function instructionsOf({ status, payment_instructions: how }: Order, { order: t }: typeof accountCopy): OrderPageProps['instructions'] {
  if (!how || status !== 'awaiting_payment') return null;
  return {
    title: t.instructionsTitle,
    number: how.number,
    until: how.expires_at === null ? null : formatDateTime(new Date(how.expires_at)),
    // The number stands large above the rows.
    rows: how.lines.filter(({ value }) => value !== how.number),
  };
}

function trackingOf(order: Order, index: number): string[] {
  return (order.shippings[index]?.packings ?? []).flatMap(({ tracking_no }) => tracking_no ?? []);
}

import type { Order } from '@shop/api';
import type { accountCopy, checkoutCopy, orderCopy, prepaymentCopy } from '@shop/copy';
import { formatDay, formatDateTime } from '@shop/japanese';
import type { AccountNotice, OrderPageProps } from '@shop/theming';
import { ordererView } from '../address-book/address-view.ts';
import { pieceOfOrderLine, pricedPieces } from '../purchase/pieces.ts';
import { plannedOfOrder } from '../purchase/planned-destinations.ts';
import { payInstructions, prepaymentView } from '../purchase/prepayment-views.ts';
import { sumsOfOrder } from '../purchase/sums.ts';
import { cancelOutcome } from './cancel-texts.ts';
import { orderGift, orderParcels } from './parcel-views.ts';

interface Texts {
  readonly account: typeof accountCopy;
  readonly checkout: typeof checkoutCopy;
  readonly order: typeof orderCopy;
  readonly prepayment: typeof prepaymentCopy;
}

/** The props of an order that only show it; its actions are added by other hooks. */
export type OrderView = Omit<OrderPageProps, 'cancel' | 'message' | 'receipt' | 'again' | 'gift' | 'back'> & {
  readonly gift: ReturnType<typeof orderGift>;
};

/** Returns the props of an order's screen. */
export function orderView(order: Order, t: Texts): OrderView {
  return {
    orderNo: order.order_no,
    orderedAt: formatDateTime(new Date(order.ordered_at)),
    status: order.status,
    notices: noticesOf(order, t),
    prepayment: prepaymentView(order),
    instructions: payInstructions(order, t.prepayment),
    pieces: pricedPieces(order.lines, (line) => pieceOfOrderLine(line)),
    destinations: plannedOfOrder(order, t.checkout, t.prepayment),
    parcels: orderParcels(order),
    gift: orderGift(order),
    sums: sumsOfOrder(order),
    orderer: ordererView(order.orderer),
    payment: { name: order.payment_name, timing: order.payment_timing_text },
    note: order.note,
    others: order.other ?? [],
    terms: order.terms.map(({ code, title, lines }) => ({ id: code, title, lines })),
  };
}

function noticesOf(order: Order, { account: { statusNotes }, order: texts, prepayment }: Texts): AccountNotice[] {
  const notices: AccountNotice[] = [];
  if (order.status === 'accepted' && order.prepayment?.state === 'unpaid')
    notices.push({ tone: 'info', text: prepayment.willSend });
  const note = statusNote(order, statusNotes);
  if (note !== null) notices.push({ tone: 'info', text: [note, ...cancelOutcome(order, texts)].join('') });
  for (const refund of order.refunds ?? [])
    notices.push({ tone: 'info', text: texts.refunded(formatDay(refund.refunded_on), refund) });
  if (order.shippings.some(({ packings }) => packings.some(({ moved_from }) => moved_from !== undefined)))
    notices.push({ tone: 'warning', text: prepayment.changedNote });
  // Spec §4: a non-empty key is a warning.
  if (order.cancel_only_ecd_key) notices.push({ tone: 'warning', text: order.cancel_only_ecd_key });
  return notices;
}

/** Returns the explanation of an order's status; null if it needs none. */
function statusNote({ status, cancel_reason }: Order, t: (typeof accountCopy)['statusNotes']): string | null {
  if (status === 'cancelled') return t.cancelled(cancel_reason);
  return status === 'awaiting_payment' || status === 'abandoned' || status === 'cancel_requested' ? t[status] : null;
}

import {
  prepaymentCopy,
  type OrderCancelledMail,
  type OrderRefundedMail,
  type PaymentInstructionsMail,
  type PaymentNoticeMail,
} from '@shop/copy';
import { formatDateWithWeekday } from '@shop/japanese';
import type { JobContext } from '../../platform/jobs/job.ts';
import { insertMail, type NewMail } from '../../platform/mail/mail.queries.ts';
import { newMail } from '../../platform/mail/queue-mail.ts';
import { reservedUntil, lastPayDay } from '../../payment/prepayment.rules.ts';
import { receiptRefusal } from '../receipt/receipt.rules.ts';
import { orderLinks } from './order-links.ts';
import { daysShownBy, orderMail } from './order-mail.ts';
import type { PaidOrder } from './order.queries.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';

type OrderMailKind =
  | 'order_confirmation'
  | 'payment_instructions'
  | 'payment_received'
  | 'payment_expired'
  | 'payment_refunded'
  | 'order_cancel_requested';

/** A mail with data besides the order's. */
interface CancelledMail {
  kind: 'order_cancelled';
  money: OrderCancelledMail['money'];
  coupons: number;
  points: number;
}

interface SavedCardMail {
  kind: 'kept_card_refused';
  cardName: string;
}

type RefundedMail = { kind: 'order_refunded' } & Omit<
  OrderRefundedMail,
  keyof PaymentNoticeMail | 'hasReceipt' | 'links'
>;

/** Money only is refunded: no products, points or coupons. */
export const moneyBack = (refund: Pick<RefundedMail, 'amount' | 'reason' | 'way' | 'isLate'>): RefundedMail => ({
  kind: 'order_refunded',
  isParcel: false,
  pieces: [],
  pointsReturned: 0,
  pointsTaken: 0,
  coupons: 0,
  ...refund,
});

/** Queues a mail about an order to its orderer, in the transaction of `ctx` (L-07). */
export async function queueOrderMail(
  ctx: JobContext,
  paid: PaidOrder,
  mail: OrderMailKind | CancelledMail | SavedCardMail | RefundedMail,
): Promise<void> {
  await insertMail(ctx.db, newOrderMail(ctx, paid, mail));
}

/** The same as a row, for the statement that writes the order. */
export function newOrderMail(
  ctx: JobContext,
  { order, payment }: PaidOrder,
  mail: OrderMailKind | CancelledMail | SavedCardMail | RefundedMail,
): NewMail {
  const channel = channelOfId(ctx, order.channelId);
  const to = order.snapshot.orderer.email;
  const userId = order.userId ?? undefined;
  const notice = {
    orderNo: order.orderNo,
    ordererName: order.snapshot.orderer.name,
    methodName: order.snapshot.payment_name,
    total: order.totalPayment,
    ...(order.snapshot.payment_code === 'virtual_account' && { isTransfer: true }),
  };
  const person = { to, ...(userId !== undefined && { userId }) };
  const target = { ...ctx, channel };
  if (typeof mail !== 'string' && mail.kind === 'order_refunded') {
    const { kind, ...back } = mail;
    const hasReceipt = mail.amount > 0 && receiptRefusal({ order, payment }) === null;
    return newMail(target, {
      kind,
      ...person,
      data: { ...notice, ...back, hasReceipt, links: orderLinks(target, order) },
    });
  }
  if (typeof mail !== 'string' && mail.kind === 'kept_card_refused') {
    const { kind, cardName } = mail;
    const data = { ...notice, cardName, ...howToPay({ order, payment }), ...orderLinks(target, order) };
    return newMail(target, { kind, ...person, data });
  }
  if (typeof mail !== 'string') {
    const { kind, ...back } = mail;
    return newMail(target, { kind, ...person, data: { ...notice, ...back } });
  }
  const kind = mail;
  if (kind === 'order_confirmation') {
    return newMail(target, { kind, ...person, data: orderMail(order, orderLinks(target, order)) });
  }
  if (kind === 'payment_instructions')
    return newMail(target, { kind, ...person, data: { ...notice, ...howToPay({ order, payment }) } });
  if (kind === 'payment_received')
    return newMail(target, { kind, ...person, data: { ...notice, ...daysShownBy(order) } });
  return newMail(target, { kind, ...person, data: notice });
}

function howToPay({ order, payment }: PaidOrder): Omit<PaymentInstructionsMail, keyof PaymentNoticeMail> {
  const dayText = (day: string | null) => (day === null ? '' : formatDateWithWeekday(day));
  return {
    rows: payment.instructions?.lines ?? [],
    steps: stepsOf({ order, payment }),
    payBy: dayText(lastPayDay(payment)),
    reservedUntil: dayText(reservedUntil(payment)),
  };
}

/** How the customer pays, in the texts of the screens. */
function stepsOf({ order, payment }: PaidOrder): string[] {
  if (payment.instructions?.kind === 'virtual_account') return [...prepaymentCopy.account.steps];
  if (payment.instructions?.kind === 'bank_transfer') return [...prepaymentCopy.transferSteps(order.orderNo)];
  return [...(prepaymentCopy.storeSteps[payment.instructions?.store_code ?? ''] ?? prepaymentCopy.anyStoreSteps)];
}

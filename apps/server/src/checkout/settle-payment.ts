import type { JobContext } from '../platform/jobs/job.ts';
import { inTransaction } from '../platform/context/in-transaction.ts';
import { abandonOrder } from './order/abandon-order.ts';
import { acceptOrder, confirmWaitingOrder } from './order/accept-order.ts';
import { lockOrderOfPayment, type PaidOrder, type PaymentRow } from './order/order.queries.ts';
import { fixDeliveryDays } from './order/fix-delivery-days.ts';
import { requestTransfer } from './order/request-transfer.ts';
import { queueOrderMail } from './order/queue-order-mail.ts';
import { reviveOrder } from './order/revive-order.ts';
import { openSocialGift } from './social-gift/open-social-gift.ts';
import { captureStateOf } from '../payment/capture.rules.ts';
import { isPaid, nextPaymentState, type PaymentState } from '../payment/payment-machine.ts';
import type { PaymentNews } from '../payment/payment-news.ts';
import { differencesOf, isOver, differenceOf } from '../payment/payment-match.ts';
import { insertReversal, updatePayment } from '../payment/payment.queries.ts';
import { shownInstructions } from '../payment/shown-instructions.ts';
import { isUnclaimed } from '../payment/unclaimed.rules.ts';
import { logUncharged } from '../payment/log-uncharged.ts';

/**
 * Applies an event of a payment in one transaction with its effects on stock, coupon, cart and mail. A repeated or
 * outdated event changes nothing, so that several sources may report it; one with another payment id or amount is only
 * logged as an error.
 *
 * @returns the order and its payment afterwards, or null when there is no such payment
 */
export async function settlePayment(ctx: JobContext, paymentId: string, news: PaymentNews): Promise<PaidOrder | null> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockOrderOfPayment(ctx.db, paymentId);
    if (!found) return null;
    if (news.reported && isOver(found, news.reported)) return found;
    const differing = news.reported ? differencesOf(found, news.reported) : [];
    if (differing.length > 0) {
      differenceOf(ctx, found, differing);
      return found;
    }
    const next = news.event === null ? null : nextPaymentState(found.payment.state, news.event);
    const changes = paymentChanges(ctx, found.payment, news, next);
    await updatePayment(ctx.db, paymentId, changes);
    const settled: PaidOrder = { order: found.order, payment: { ...found.payment, ...changes } };
    if (changes.instructions && found.payment.instructions === null) await confirmWaitingOrder(ctx, settled);
    else if (isPartNew(ctx, found.payment, settled.payment)) await queueOrderMail(ctx, settled, 'payment_instructions');
    if (next === null) return settled;
    const order = await follow(ctx, settled, next);
    if (isPaid(next)) await openSocialGift(ctx, order);
    // The effects may have replaced the payment method.
    return next === 'none' ? ((await lockOrderOfPayment(ctx.db, paymentId)) ?? settled) : { ...settled, order };
  });
}

/** A part of the money has arrived before the deadline. */
function isPartNew(
  { clock }: JobContext,
  before: PaymentRow,
  { state, unclaimedAmount, expiresAt }: PaymentRow,
): boolean {
  return (
    state === 'started' && unclaimedAmount > before.unclaimedAmount && expiresAt !== null && clock.now() <= expiresAt
  );
}

async function follow(
  ctx: JobContext,
  { order, payment }: PaidOrder,
  state: PaymentState,
): Promise<PaidOrder['order']> {
  if (state === 'none') return requestTransfer(ctx, { order, payment });
  if (state === 'kept') return extendPayment(ctx, { order, payment });
  if (isPaid(state)) {
    if (order.status === 'awaiting_payment') return acceptOrder(ctx, { order, payment });
    if (order.status === 'abandoned') return reviveOrder(ctx, { order, payment });
    if (order.status === 'cancelled') await refund(ctx, { order, payment });
    // A transfer: its order was accepted and waited for the money only.
    if (order.status === 'accepted' && payment.instructions)
      await queueOrderMail(ctx, { order: await fixDeliveryDays(ctx, order), payment }, 'payment_received');
    return order;
  }
  if (captureStateOf({ order, payment }) === 'refused') logUncharged(ctx, order, state);
  const isOver = state === 'failed' || state === 'expired' || state === 'voided' || state === 'refunded';
  // A transfer that never arrived: its order was accepted but not prepared.
  const isUnpaid = state === 'expired' && order.status === 'accepted';
  return (isOver && order.status === 'awaiting_payment') || isUnpaid ? abandonOrder(ctx, { order, payment }) : order;
}

/** The card is saved: the order is accepted, unless it was cancelled meanwhile. */
async function extendPayment(ctx: JobContext, paid: PaidOrder): Promise<PaidOrder['order']> {
  if (paid.order.status === 'awaiting_payment') return acceptOrder(ctx, paid);
  await updatePayment(ctx.db, paid.payment.id, { state: 'dropped', askAt: null });
  return paid.order;
}

/** Paid after cancellation: the money is refunded and the customer is informed. */
async function refund(ctx: JobContext, paid: PaidOrder): Promise<void> {
  await insertReversal(ctx.db, paid.payment.id, ctx.clock.now());
  await queueOrderMail(ctx, paid, 'payment_refunded');
}

function paymentChanges(
  ctx: JobContext,
  payment: PaymentRow,
  news: PaymentNews,
  next: PaymentState | null,
): Partial<PaymentRow> {
  const state = next ?? payment.state;
  const { instructions, unclaimed_amount: unclaimed } = news;
  return {
    state,
    updatedAt: ctx.clock.now(),
    // Saving the card is done; the payment begins later, with its own id.
    serviceId: next === 'kept' ? null : (payment.serviceId ?? news.service_id ?? null),
    // Of an authorised card, the total of the order is charged.
    ...(payment.state === 'authorised' && next === 'captured' && news.reported && { amount: news.reported.amount }),
    nextUrl: state === 'started' ? (news.next_url ?? payment.nextUrl) : null,
    askAt: isUnclaimed({ ...payment, state, ...(unclaimed !== undefined && { unclaimedAmount: unclaimed }) })
      ? ctx.clock.now()
      : checkAtOf(ctx, payment, { state, isNew: next !== null, hasNumber: instructions !== undefined }),
    ...(news.failure_code !== undefined && next !== null && { failureCode: news.failure_code }),
    ...(news.eci !== undefined && { eci: news.eci }),
    ...(news.card && { cardBrand: news.card.brand, cardLast4: news.card.last4 }),
    ...(unclaimed !== undefined && { unclaimedAmount: unclaimed }),
    ...(instructions && { instructions: shownInstructions(instructions, payment) }),
  };
}

const minuteMs = 60_000;

function checkAtOf(
  ctx: JobContext,
  payment: PaymentRow,
  { state, isNew, hasNumber }: { state: PaymentState; isNew: boolean; hasNumber: boolean },
): Date | null {
  if (state === 'started') return nextCheck(ctx, payment, hasNumber);
  if (state === 'kept') return isNew ? payment.authoriseAt : payment.askAt;
  return state === 'authorised' && !isNew ? payment.askAt : null;
}

/** A card is looked up every minute while 3-D Secure is open, a store payment or transfer every hour. */
function nextCheck(ctx: JobContext, { instructions }: PaymentRow, hasNumberNow: boolean): Date {
  const isWaitingForShop = instructions !== null || hasNumberNow;
  return new Date(ctx.clock.now().getTime() + (isWaitingForShop ? 60 : 1) * minuteMs);
}

import type { JobContext } from '../jobs/job.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { abandonOrder } from '../order/abandon-order.ts';
import { acceptOrder, confirmWaitingOrder } from '../order/accept-order.ts';
import { lockOrderOfPayment, type PaidOrder, type PaymentRow } from '../order/order.queries.ts';
import { keepDays } from '../order/keep-days.ts';
import { askForTransfer } from '../order/ask-for-transfer.ts';
import { queueOrderMail } from '../order/queue-order-mail.ts';
import { reviveOrder } from '../order/revive-order.ts';
import { openSocialGift } from '../social-gift/open-social-gift.ts';
import { captureStateOf } from '../payment/capture.rules.ts';
import { isPaid, nextPaymentState, type PaymentState } from '../payment/payment-machine.ts';
import type { PaymentNews } from '../payment/payment-news.ts';
import { differencesOf, isOver, tellDifference } from '../payment/payment-match.ts';
import { insertReversal, updatePayment } from '../payment/payment.queries.ts';
import { toldInstructions } from '../payment/told-instructions.ts';
import { isUnclaimed } from '../payment/unclaimed.rules.ts';
import { tellUncharged } from '../payment/tell-uncharged.ts';

/**
 * Takes news about a payment in, in one transaction with everything that follows for the order: stock, coupon, cart, mail.
 * The same news twice, or old news, changes nothing; so webhook, check, sweep and the decision itself may all bring it.
 * News of the service about another payment or other money than the order's changes nothing, and is an error in the log.
 * @returns the order and its payment afterwards, or null when there is no such payment
 */
export async function settlePayment(ctx: JobContext, paymentId: string, news: PaymentNews): Promise<PaidOrder | null> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockOrderOfPayment(ctx.db, paymentId);
    if (!found) return null;
    if (news.told && isOver(found, news.told)) return found;
    const differing = news.told ? differencesOf(found, news.told) : [];
    if (differing.length > 0) {
      tellDifference(ctx, found, differing);
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
    // What follows may have put another way to pay in its place.
    return next === 'none' ? ((await lockOrderOfPayment(ctx.db, paymentId)) ?? settled) : { ...settled, order };
  });
}

/** A part of the money has come, and there is time for the rest. */
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
  if (state === 'none') return askForTransfer(ctx, { order, payment });
  if (state === 'kept') return keepFor(ctx, { order, payment });
  if (isPaid(state)) {
    if (order.status === 'awaiting_payment') return acceptOrder(ctx, { order, payment });
    if (order.status === 'abandoned') return reviveOrder(ctx, { order, payment });
    if (order.status === 'cancelled') await refund(ctx, { order, payment });
    // A transfer: its order stood already, and waited for the money alone.
    if (order.status === 'accepted' && payment.instructions)
      await queueOrderMail(ctx, { order: await keepDays(ctx, order), payment }, 'payment_received');
    return order;
  }
  if (captureStateOf({ order, payment }) === 'refused') tellUncharged(ctx, order, state);
  const isOver = state === 'failed' || state === 'expired' || state === 'voided' || state === 'refunded';
  // A transfer that never came: its order was accepted, but nobody has begun to prepare it.
  const isUnpaid = state === 'expired' && order.status === 'accepted';
  return (isOver && order.status === 'awaiting_payment') || isUnpaid ? abandonOrder(ctx, { order, payment }) : order;
}

/** The card is kept: its order stands, unless it was cancelled meanwhile. */
async function keepFor(ctx: JobContext, paid: PaidOrder): Promise<PaidOrder['order']> {
  if (paid.order.status === 'awaiting_payment') return acceptOrder(ctx, paid);
  await updatePayment(ctx.db, paid.payment.id, { state: 'dropped', askAt: null });
  return paid.order;
}

/** Paid after it was cancelled: the money goes back, and the person is told. */
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
    // What kept the card is over: the payment itself is begun later, under a name of its own.
    serviceId: next === 'kept' ? null : (payment.serviceId ?? news.service_id ?? null),
    nextUrl: state === 'started' ? (news.next_url ?? payment.nextUrl) : null,
    askAt: isUnclaimed({ ...payment, state, ...(unclaimed !== undefined && { unclaimedAmount: unclaimed }) })
      ? ctx.clock.now()
      : askAtOf(ctx, payment, { state, isNew: next !== null, hasNumber: instructions !== undefined }),
    ...(news.failure_code !== undefined && next !== null && { failureCode: news.failure_code }),
    ...(news.eci !== undefined && { eci: news.eci }),
    ...(news.card && { cardBrand: news.card.brand, cardLast4: news.card.last4 }),
    ...(unclaimed !== undefined && { unclaimedAmount: unclaimed }),
    ...(instructions && { instructions: toldInstructions(instructions, payment) }),
  };
}

const minuteMs = 60_000;

function askAtOf(
  ctx: JobContext,
  payment: PaymentRow,
  { state, isNew, hasNumber }: { state: PaymentState; isNew: boolean; hasNumber: boolean },
): Date | null {
  if (state === 'started') return nextAsk(ctx, payment, hasNumber);
  if (state === 'kept') return isNew ? payment.authoriseAt : payment.askAt;
  return state === 'authorised' && !isNew ? payment.askAt : null;
}

/** A card is asked about every minute while its holder is away; who has a number or an account to pay to, every hour. */
function nextAsk(ctx: JobContext, { instructions }: PaymentRow, hasNumberNow: boolean): Date {
  const isWaitingForShop = instructions !== null || hasNumberNow;
  return new Date(ctx.clock.now().getTime() + (isWaitingForShop ? 60 : 1) * minuteMs);
}

import type { PaymentInstructions } from '@shop/api';
import type { CartRow } from '../../cart/cart.queries.ts';
import { newPublicId } from '../../platform/secrets/public-id.ts';
import type { QuoteContext } from '../../cart/quote/quote-context.ts';
import type { Quote } from '../../cart/quote/quoted.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { closedReason } from '../../delivery/business-calendar.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { endOfDay, endOfService, endOfWaiting } from '../../payment/pay-days.ts';
import { authoriseInstant } from '../../payment/deferred-card.rules.ts';
import { isCarriedOut, type PaymentMethod } from '../../payment/payment-method.ts';
import { newSocialGift } from './gift/new-social-gift.ts';
import { newOrderNo } from './order-no.ts';
import { orderRowsOf } from './order-rows.ts';
import { orderSnapshotOf } from './order-snapshot-of.ts';
import { termsHash } from './order-terms.ts';
import type { PaymentRow } from './order.queries.ts';
import { returnPathOf } from './return-key.ts';
import type { NewOrder } from './write-order.queries.ts';

/** The customer's input about the payment on the confirmation screen. */
export interface PlacedPayment {
  payment_token: string | null;
  store_code: string | null;
  return_path: string;
}

const minuteMs = 60_000;
/** 3-D Secure and PayPay time out after 15 minutes; stock is reserved a little longer. */
const awayMinutes = 15;
const graceMinutes = 5;

/** Returns everything that a new order writes, except its mails, from a cart and the agreed quote. */
export function newOrderOf(
  ctx: Ctx,
  cart: CartRow,
  agreed: Quote,
  context: QuoteContext,
  input: PlacedPayment & { idempotency_key: string },
): Omit<NewOrder, 'mails'> {
  const now = ctx.clock.now();
  const id = newPublicId();
  const snapshot = orderSnapshotOf(ctx, cart.document, agreed);
  const { method, prepaid, authorise_on } = agreed.payment ?? {};
  if (!method) throw new Error('An order needs a payment method.');
  const payment = newPayment(
    ctx,
    id,
    {
      method,
      payBy: prepaid?.pay_by ?? null,
      isOpen: (day) => closedReason(day, context.delivery) === null,
      authoriseOn: authorise_on ?? null,
    },
    agreed.totals.total,
    { ...input, return_path: returnPathOf(input.return_path, { id, cartToken: cart.token }) },
  );
  const isWaiting = payment.state === 'started';
  const end = method.code === 'virtual_account' && prepaid ? endOfService(prepaid.pay_by) : payment.expiresAt;
  const reservedUntil = end && isWaiting ? new Date(end.getTime() + graceMinutes * minuteMs) : null;
  const { pieces, ...rows } = orderRowsOf(id, agreed, snapshot, context);
  return {
    order: {
      id,
      orderNo: newOrderNo(now),
      channelId: ctx.channel.id,
      userId: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
      cartToken: cart.token,
      idempotencyKey: input.idempotency_key,
      status: isWaiting ? 'awaiting_payment' : 'accepted',
      totalPayment: agreed.totals.total,
      snapshot,
      termsHash: termsHash(snapshot.terms),
      cancelReason: null,
      orderedAt: now,
      updatedAt: now,
    },
    payment,
    ...rows,
    socialGift: newSocialGift(ctx, id, cart.document),
    reservations: [...pieces].map(([productId, quantity]) => ({
      orderId: id,
      productId,
      quantity,
      state: isWaiting ? ('held' as const) : ('taken' as const),
      expiresAt: reservedUntil,
    })),
    couponIds: agreed.discounts.map((discount) => discount.id),
  };
}

interface PaymentTerms {
  method: PaymentMethod;
  /** Deadline of a prepayment. */
  payBy: string | null;
  /** Whether the shop works on a day. */
  isOpen: (day: string) => boolean;
  /** Day on which a saved card is authorised. */
  authoriseOn: string | null;
}

function newPayment(
  ctx: Ctx,
  orderId: string,
  { method, payBy, isOpen, authoriseOn }: PaymentTerms,
  amount: number,
  input: PlacedPayment,
): PaymentRow {
  const now = ctx.clock.now();
  const isOutside = isCarriedOut(method.code);
  const expiresAt =
    payBy === null ? (isOutside ? new Date(now.getTime() + awayMinutes * minuteMs) : null) : endOfDay(payBy);
  return {
    id: newPublicId(),
    orderId,
    methodId: method.id,
    state: isOutside ? 'started' : 'none',
    amount,
    refundedAmount: 0,
    unclaimedAmount: 0,
    sentBackAt: null,
    service: ctx.channel.settings.SERVICE.PAYMENT.CODE,
    serviceId: null,
    authoriseAt: authoriseOn === null ? null : authoriseInstant(authoriseOn),
    keptCard: null,
    storeCode: method.code === 'cvs' ? input.store_code : null,
    returnUrl: isOutside ? shopUrl(ctx, input.return_path) : null,
    nextUrl: null,
    instructions: method.code === 'bank_transfer' ? transferInstructions(method, expiresAt) : null,
    failureCode: null,
    cardBrand: null,
    cardLast4: null,
    eci: null,
    expiresAt,
    askAt: isOutside ? new Date(now.getTime() + minuteMs) : payBy === null ? null : endOfWaiting(payBy, isOpen),
    createdAt: now,
    updatedAt: now,
  };
}

/** Instructions for a transfer. */
export function transferInstructions(method: PaymentMethod, expiresAt: Date | null): PaymentInstructions {
  return {
    kind: 'bank_transfer',
    store_code: null,
    store_name: null,
    number: null,
    expires_at: expiresAt?.toISOString() ?? null,
    lines: method.instruction_lines,
  };
}

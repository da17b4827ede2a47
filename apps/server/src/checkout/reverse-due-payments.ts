import type { JobContext } from '../platform/jobs/job.ts';
import { findOrder, type PaidOrder, type PaymentRow } from './order/order.queries.ts';
import { differencesOf, differenceOf } from '../payment/payment-match.ts';
import { newsOf } from '../payment/payment-news.ts';
import { finishReversal, postponeReversal, takeReversals } from '../payment/payment.queries.ts';
import type { ServiceAnswer } from '../payment/provider/payment-provider.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import type { ServicePayment } from '../payment/provider/service-payment.ts';
import { settlePayment } from './settle-payment.ts';

const minuteMs = 60_000;
const forgottenMs = 3 * 24 * 60 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;

const actions: Partial<Record<ServicePayment['status'], 'void' | 'refund'>> = {
  requires_action: 'void',
  pending: 'void',
  authorised: 'void',
  captured: 'refund',
  paid: 'refund',
};

/** Carries out due reversals: releases what is open or authorised, refunds what was paid. */
export async function reverseDuePayments(ctx: JobContext): Promise<void> {
  const now = ctx.clock.now();
  const due = await takeReversals(ctx.db, { now, until: new Date(now.getTime() + minuteMs), limit: 20 });
  for (const { payment, tries } of due) {
    if (await reverse(ctx, payment)) await finishReversal(ctx.db, payment.id, ctx.clock.now());
    else
      await postponeReversal(
        ctx.db,
        payment.id,
        new Date(now.getTime() + Math.min(minuteMs * 2 ** tries, longestPauseMs)),
      );
  }
}

/** @returns whether nothing is left to refund */
async function reverse(ctx: JobContext, payment: PaymentRow): Promise<boolean> {
  // The service has no such payment. If it began after all, its first event makes this due again.
  if (payment.serviceId === null) return ctx.clock.now().getTime() - payment.createdAt.getTime() > forgottenMs;
  const provider = providerOf(ctx.config, payment.service);
  const answer = await provider.read(payment.serviceId);
  if (answer.kind !== 'payment') return false;
  const paid = await findOrder(ctx.db, payment.orderId);
  // Another amount or payment than the order's is not moved; people must check it.
  if (!paid || isAnother(ctx, paid, answer.payment)) return false;
  const action = actions[answer.payment.status];
  const after: ServiceAnswer =
    action === undefined
      ? answer
      : await provider.reverse(
          payment.serviceId,
          action === 'void' ? { action } : { action, amount: payment.amount - (answer.payment.refunded_amount ?? 0) },
          `${payment.id}-${action}`,
        );
  if (after.kind !== 'payment') return false;
  const settled = await settlePayment(ctx, payment.id, newsOf(after.payment));
  return settled !== null && differencesOf(settled, after.payment).length === 0;
}

function isAnother(ctx: JobContext, paid: PaidOrder, reported: ServicePayment): boolean {
  const differing = differencesOf(paid, reported);
  if (differing.length > 0) differenceOf(ctx, paid, differing);
  return differing.length > 0;
}

import type { Job, JobContext } from '../platform/jobs/job.ts';
import { deleteExpiredCarts } from '../cart/cart.queries.ts';
import { findOrder } from './order/order.queries.ts';
import { endStranded } from './end-stranded.ts';
import { checkPayment } from './check-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { giveUpPayment } from './give-up-payment.ts';
import {
  findIdleSavedCards,
  findOverduePayments,
  openPaymentEvents,
  queueMissedCaptures,
  takePaymentsToCheck,
  updatePayment,
} from '../payment/payment.queries.ts';
import { authoriseSaved } from './start-service-payment.ts';
import { isUnclaimed } from '../payment/unclaimed.rules.ts';
import { reverseDuePayments } from './reverse-due-payments.ts';
import { sendBack } from './send-back.ts';
import { settlePayment } from './settle-payment.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { findCardOfService } from './user-card/user-card.queries.ts';
import { takeInEvent } from './webhook/take-in-event.ts';

const minuteMs = 60_000;

/**
 * Looks up payments that are open for a while, so that a lost event delays a minute at most; captures shipped orders;
 * authorises saved cards near their day; ends overdue transfers; returns transfers that belong to no order.
 */
export const checkPaymentsJob: Job = {
  name: 'ask-payments',
  everyMs: 10_000,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const due = await takePaymentsToCheck(ctx.db, { now, until: new Date(now.getTime() + minuteMs), limit: 50 });
    for (const row of due) {
      const { id, orderId, state } = row;
      const paid = await findOrder(ctx.db, orderId);
      if (paid && isUnclaimed(row)) await sendBack(ctx, paid);
      else if (state === 'none') await settlePayment(ctx, id, { event: 'expire' });
      else if (state === 'kept' && paid) await authoriseSaved(ctx, paid);
      else if (state === 'authorised' && paid) await capturePayment(ctx, paid);
      else if (paid) await endStranded(ctx, await checkPayment(ctx, paid));
    }
  },
};

/** Closes payments whose stock was reserved long enough, after a last look-up. */
export const expirePaymentsJob: Job = {
  name: 'expire-payments',
  everyMs: 15_000,
  run: async (ctx) => {
    for (const { orderId } of await findOverduePayments(ctx.db, ctx.clock.now())) {
      const paid = await findOrder(ctx.db, orderId);
      if (paid) await giveUpPayment(ctx, paid, 'expired');
    }
  },
};

/** Finds shipped orders whose card was not charged, for any reason. */
export const missedCapturesJob: Job = {
  name: 'missed-captures',
  everyMs: 10 * minuteMs,
  run: async ({ db, clock, log }) => {
    const missed = await queueMissedCaptures(db, clock.now());
    if (missed > 0) log.warn({ missed }, 'goods had left without their card being charged: the worker does it now');
  },
};

/** Releases or refunds payments without an order. */
export const reversePaymentsJob: Job = { name: 'reverse-payments', everyMs: 10_000, run: reverseDuePayments };

/** Deletes cards at the service that were saved for an order, after authorisation or cancellation. */
export const deleteSavedCardsJob: Job = {
  name: 'forget-kept-cards',
  everyMs: minuteMs,
  run: async ({ db, config }) => {
    for (const { id, service, keptCard } of await findIdleSavedCards(db)) {
      // A card that the member saved remains.
      const isOwn = keptCard && (await findCardOfService(db, service, keptCard.card_id)) === undefined;
      const isForgotten =
        !isOwn || (await providerOf(config, service).forgetCard(keptCard.customer_id, keptCard.card_id));
      if (isForgotten) await updatePayment(db, id, { keptCard: null });
    }
  },
};

/** Processes events that were stored but not processed, because a process ended. */
export const openEventsJob: Job = { name: 'payment-events', everyMs: 30_000, run: takeInOpenEvents };

/** Deletes expired carts. */
export const expiredCartsJob: Job = {
  name: 'expired-carts',
  everyMs: 60 * minuteMs,
  run: ({ db, clock }) => deleteExpiredCarts(db, clock.now()),
};

async function takeInOpenEvents(ctx: JobContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - minuteMs);
  for (const { service, body } of await openPaymentEvents(ctx.db, before)) {
    const event = providerOf(ctx.config, service).parseEvent(body);
    if (event) await takeInEvent(ctx, service, event);
  }
}

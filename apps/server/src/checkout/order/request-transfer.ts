import { savedCardCopy, prepaymentCopy } from '@shop/copy';
import { formatDateWithWeekday } from '@shop/japanese';
import { channelOfId } from '../../platform/channel/find-channel.ts';
import { closedReason } from '../../delivery/business-calendar.ts';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { endOfDay, endOfWaiting, payDaysOf, readyAfter } from '../../payment/pay-days.ts';
import { updatePayment } from '../../payment/payment.queries.ts';
import { transferInstructions } from './new-order-of.ts';
import { listParcels, type OrderRow, type PaidOrder, replaceSnapshot } from './order.queries.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { undoOrder } from './undo-order.ts';
import { paymentMethodsSnapshot } from '../../payment/payment-method.snapshot.ts';

/**
 * Makes an order whose saved card was refused payable by transfer (decision 25), until the last day with which its
 * first parcel can ship in time or the first banking day, and emails the customer; without transfers on the channel it
 * is cancelled. Runs in the transaction that applied the refusal.
 */
export async function requestTransfer(ctx: JobContext, { order, payment }: PaidOrder): Promise<OrderRow> {
  ctx.log.warn(
    { order: order.orderNo, reason: payment.failureCode },
    'a kept card was refused: a transfer is asked for',
  );
  const now = ctx.clock.now();
  const shop = { ...ctx, channel: channelOfId(ctx, order.channelId) };
  const methods = ctx.snapshots.read(paymentMethodsSnapshot).get(order.channelId) ?? [];
  const method = methods.find(({ code }) => code === 'bank_transfer');
  const payDays = method && payDaysOf(method, now);
  if (!method || !payDays) return (await undoOrder(ctx, { order, payment }, savedCardCopy.refusedReason)).order;

  const [first] = (await listParcels(ctx.db, order.id)).map(({ shipDate }) => shipDate).toSorted();
  const payBy = payDays.findLast((day) => first !== undefined && readyAfter(day) <= first) ?? payDays[0];
  const expiresAt = endOfDay(payBy);
  const delivery = deliveryTablesOf(shop);
  const changes = {
    methodId: method.id,
    serviceId: null,
    nextUrl: null,
    instructions: transferInstructions(method, expiresAt),
    expiresAt,
    askAt: endOfWaiting(payBy, (day) => closedReason(day, delivery) === null),
    updatedAt: now,
  };
  await updatePayment(ctx.db, payment.id, changes);
  const snapshot = {
    ...order.snapshot,
    payment_code: method.code,
    payment_name: method.name,
    payment_timing_text: prepaymentCopy.timing(formatDateWithWeekday(payBy)),
  };
  const turned = { ...order, snapshot, updatedAt: now };
  await replaceSnapshot(ctx.db, order.id, turned);
  await queueOrderMail(
    ctx,
    { order: turned, payment: { ...payment, ...changes } },
    { kind: 'kept_card_refused', cardName: order.snapshot.payment_name },
  );
  return turned;
}

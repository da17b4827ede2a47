import type { Order } from '@shop/api';
import { normaliseFreeText } from '@shop/japanese';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { ConflictError, InvalidInputError } from '../../platform/errors/index.ts';
import { giftOf } from './gift/new-social-gift.ts';
import { cancelRefusal, isRefundedByHand } from './cancel.rules.ts';
import { nextOrderStatus } from './order-machine.ts';
import { lockOrderOfPayment, updateOrder, type PaidOrder } from './order.queries.ts';
import { findOwnOrder, type OrderAccess } from './own-order.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { showOrder } from './get-order.ts';
import { undoOrder } from './undo-order.ts';
import { formsCopy } from '@shop/copy';
import { formTextsOf } from '../../platform/form/own-fields.ts';

/**
 * Cancels an order of the member or of an emailed link; a second call returns the order unchanged. The worker releases
 * the money later.
 * @throws as `findOwnOrder`
 * @throws ConflictError `order.not_cancellable` with the reason
 * @throws InvalidInputError when the reason is blank
 */
export async function cancelOrder({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { access: OrderAccess; cancel_reason: string };
}): Promise<Order> {
  const reason = normaliseFreeText(input.cancel_reason);
  if (reason === '') {
    const label = formTextsOf(ctx.channel, 'cancel_order').cancel_reason?.label ?? formsCopy.labels.cancel_reason;
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
      errors: { cancel_reason: [`${formsCopy.rules.required(label)}。`] },
    });
  }
  const found = await findOwnOrder(ctx, input.access);
  return inTransaction(ctx, async (ctx) => {
    const locked = (await lockOrderOfPayment(ctx.db, found.payment.id)) ?? found;
    return showOrder(ctx, await cancelOnce(ctx, locked, reason));
  });
}

async function cancelOnce(ctx: Ctx, paid: PaidOrder, reason: string): Promise<PaidOrder> {
  const { order } = paid;
  if (order.status === 'cancelled' || order.status === 'cancel_requested') return paid;
  const refusal = cancelRefusal(paid, ctx.clock.now(), await giftOf(ctx.db, order));
  if (refusal !== null) throw new ConflictError('order.not_cancellable', refusal);
  return isRefundedByHand(paid) ? requestCancel(ctx, paid, reason) : undoOrder(ctx, paid, reason);
}

/** Requests a cancellation: the customer must enter where to send the money, and the order is not shipped meanwhile. */
async function requestCancel(ctx: Ctx, paid: PaidOrder, cancelReason: string): Promise<PaidOrder> {
  const status = nextOrderStatus(paid.order.status, 'request_cancel') ?? paid.order.status;
  const changes = { status, cancelReason, updatedAt: ctx.clock.now() };
  await updateOrder(ctx.db, paid.order.id, changes);
  const requested = { ...paid, order: { ...paid.order, ...changes } };
  await queueOrderMail(ctx, requested, 'order_cancel_requested');
  return requested;
}

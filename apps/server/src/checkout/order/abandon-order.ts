import type { JobContext } from '../../platform/jobs/job.ts';
import { lockCart, swapCart } from '../../cart/cart.queries.ts';
import { failureMessage } from '../../payment/failure-message.ts';
import { giveBack } from './undo-order.ts';
import { nextOrderStatus } from './order-machine.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { updateOrder, type OrderRow, type PaidOrder } from './order.queries.ts';

/**
 * Returns stock, coupons and points of an order whose payment failed, once, and reopens the waiting cart with the
 * reason; an order accepted before its money (bank transfer) is cancelled. Runs in the transaction that applied the
 * event.
 */
export async function abandonOrder(ctx: JobContext, { order, payment }: PaidOrder): Promise<OrderRow> {
  const status = nextOrderStatus(order.status, order.status === 'accepted' ? 'cancel' : 'abandon');
  if (status === null) return order;
  const updatedAt = ctx.clock.now();
  await updateOrder(ctx.db, order.id, { status, updatedAt });
  const cart = await lockCart(ctx.db, order.cartToken);
  if (cart && cart.orderId === order.id && cart.state === 'paying') {
    const code = payment.failureCode ?? payment.state;
    const transaction_error = { code, message: failureMessage(code), occurred_at: updatedAt.toISOString() };
    await swapCart(ctx.db, cart, { state: 'open', orderId: null, document: { ...cart.document, transaction_error } });
  }
  await giveBack(ctx, order.id);
  const abandoned = { ...order, status, updatedAt };
  if (payment.instructions) await queueOrderMail(ctx, { order: abandoned, payment }, 'payment_expired');
  return abandoned;
}

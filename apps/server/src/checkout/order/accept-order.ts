import type { JobContext } from '../../platform/jobs/job.ts';
import { swapCart, lockCart } from '../../cart/cart.queries.ts';
import { earnPoints } from '../../payment/point/order-points.ts';
import { fixDeliveryDays } from './fix-delivery-days.ts';
import { nextOrderStatus } from './order-machine.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { updateOrder, type OrderRow, type PaidOrder } from './order.queries.ts';
import { extendReservations } from './stock.queries.ts';

/**
 * Accepts an order whose payment is authorised or paid, closes its cart and informs the customer. Runs in the
 * transaction that applied the event.
 */
export async function acceptOrder(ctx: JobContext, { order, payment }: PaidOrder): Promise<OrderRow> {
  const status = nextOrderStatus(order.status, 'accept');
  if (status === null) return order;
  const updatedAt = ctx.clock.now();
  await updateOrder(ctx.db, order.id, { status, updatedAt });
  await extendReservations(ctx.db, order.id);
  await earnPoints(ctx, order);
  const cart = await lockCart(ctx.db, order.cartToken);
  if (cart && cart.orderId === order.id && cart.state === 'paying') await swapCart(ctx.db, cart, { state: 'decided' });
  const accepted = { ...order, status, updatedAt };
  // A convenience-store order was confirmed by mail when its number was issued.
  if (payment.instructions)
    await queueOrderMail(ctx, { order: await fixDeliveryDays(ctx, accepted), payment }, 'payment_received');
  else await queueOrderMail(ctx, { order: accepted, payment }, 'order_confirmation');
  return accepted;
}

/**
 * Closes the cart of an order with a number for payment at a convenience store, and emails order and number. Runs in
 * the transaction that applied the event.
 */
export async function confirmWaitingOrder(ctx: JobContext, paid: PaidOrder): Promise<void> {
  const { order } = paid;
  const cart = await lockCart(ctx.db, order.cartToken);
  if (cart && cart.orderId === order.id && cart.state === 'paying') await swapCart(ctx.db, cart, { state: 'decided' });
  await queueOrderMail(ctx, paid, 'order_confirmation');
  await queueOrderMail(ctx, paid, 'payment_instructions');
}

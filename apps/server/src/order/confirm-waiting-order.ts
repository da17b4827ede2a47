import { lockCart, swapCart } from '../cart/cart.queries.ts';
import type { JobContext } from '../jobs/job.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import type { PaidOrder } from './order.queries.ts';

/**
 * The customer has a number to pay with at a convenience store: his order is placed and waits for the money. The cart is done;
 * order and number go out by mail. Runs in the transaction that took the number in.
 */
export async function confirmWaitingOrder(ctx: JobContext, paid: PaidOrder): Promise<void> {
  const { order } = paid;
  const cart = await lockCart(ctx.db, order.cartToken);
  if (cart && cart.orderId === order.id && cart.state === 'paying') await swapCart(ctx.db, cart, { state: 'decided' });
  await queueOrderMail(ctx, paid, 'order_confirmation');
  await queueOrderMail(ctx, paid, 'payment_instructions');
}

import type { JobContext } from '../jobs/job.ts';
import { lockCart, swapCart, type CartRow } from '../cart/cart.queries.ts';
import { hasReversal, insertReversal } from '../payment/payment.queries.ts';
import { nextOrderStatus } from './order-machine.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { updateOrder, type OrderRow, type PaidOrder } from './order.queries.ts';
import { keepReservations, lockStocks, reservedPieces, takeFromStock } from './stock.queries.ts';

/**
 * A payment succeeded after its order was given up. When the goods are still there and the customer has not ordered again
 * from the same cart, the order is honoured; otherwise the money goes back. He is told either way. Runs in the transaction
 * that took the news in.
 */
export async function reviveOrder(ctx: JobContext, paid: PaidOrder): Promise<OrderRow> {
  const { order, payment } = paid;
  const status = nextOrderStatus(order.status, 'revive');
  if (status === null) return order;
  const cart = await lockCart(ctx.db, order.cartToken);
  const isWanted = !(await hasReversal(ctx.db, payment.id)) && (cart === undefined || isFree(cart, order));
  if (!isWanted || !(await retakeStock(ctx, order.id))) {
    await insertReversal(ctx.db, payment.id, ctx.clock.now());
    await queueOrderMail(ctx, paid, 'payment_refunded');
    return order;
  }
  const updatedAt = ctx.clock.now();
  await updateOrder(ctx.db, order.id, { status, updatedAt });
  await keepReservations(ctx.db, order.id);
  if (cart && cart.state === 'open' && hasSameGoods(cart, order)) {
    const document = { ...cart.document, transaction_error: null };
    await swapCart(ctx.db, cart, { state: 'decided', orderId: order.id, document });
  }
  const revived = { ...order, status, updatedAt };
  await queueOrderMail(ctx, { order: revived, payment }, 'order_confirmation');
  return revived;
}

/** Whether no other order came, or is coming, out of the cart. */
function isFree(cart: CartRow, order: OrderRow): boolean {
  return cart.state === 'open' || cart.orderId === order.id;
}

function hasSameGoods({ document }: CartRow, { snapshot }: OrderRow): boolean {
  const goods = (lines: readonly { product_key: string; quantity: number }[]) =>
    lines.map((line) => `${line.product_key} ${line.quantity}`).toSorted().join();
  return goods(document.lines) === goods(snapshot.lines);
}

async function retakeStock(ctx: JobContext, orderId: string): Promise<boolean> {
  const pieces = await reservedPieces(ctx.db, orderId);
  const stocks = await lockStocks(ctx.db, pieces.map((piece) => piece.productId));
  const isThere = pieces.every(({ productId, quantity }) => {
    const row = stocks.find((stock) => stock.productId === productId);
    return row !== undefined && row.saleStatus === 'on_sale' && row.quantity >= quantity;
  });
  if (isThere) await takeFromStock(ctx.db, pieces);
  return isThere;
}

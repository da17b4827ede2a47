import type { JobContext } from '../../platform/jobs/job.ts';
import { lockCart, swapCart, type CartRow } from '../../cart/cart.queries.ts';
import { refusalOf } from '../../payment/coupon/coupon.rules.ts';
import { lockCoupons, returnedCodesOf, takeCoupons } from '../../payment/coupon/coupon.queries.ts';
import { hasReversal, insertReversal } from '../../payment/payment.queries.ts';
import { earnPoints, spendPoints } from '../../payment/point/order-points.ts';
import { pointBalance } from '../../payment/point/points.ts';
import { lockPoints } from '../../payment/point/point.queries.ts';
import { fixDeliveryDays } from './fix-delivery-days.ts';
import { nextOrderStatus } from './order-machine.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { updateOrder, type OrderRow, type PaidOrder } from './order.queries.ts';
import { extendReservations, lockStocks, reservedPieces, takeFromStock } from './stock.queries.ts';

/**
 * Accepts an abandoned order whose payment succeeded if stock, coupons and points are still available and the customer
 * has not ordered again from the cart, or refunds the money; the customer is informed. Runs in the transaction that
 * applied the event.
 */
export async function reviveOrder(ctx: JobContext, paid: PaidOrder): Promise<OrderRow> {
  const { order, payment } = paid;
  const status = nextOrderStatus(order.status, 'revive');
  if (status === null) return order;
  const cart = await lockCart(ctx.db, order.cartToken);
  const isWanted = !(await hasReversal(ctx.db, payment.id)) && (cart === undefined || isFree(cart, order));
  if (!isWanted || !(await retake(ctx, order))) {
    await insertReversal(ctx.db, payment.id, ctx.clock.now());
    await queueOrderMail(ctx, paid, 'payment_refunded');
    return order;
  }
  const updatedAt = ctx.clock.now();
  await updateOrder(ctx.db, order.id, { status, updatedAt });
  await extendReservations(ctx.db, order.id);
  await earnPoints(ctx, order);
  if (cart && cart.state === 'open' && hasSameGoods(cart, order)) {
    const document = { ...cart.document, transaction_error: null };
    await swapCart(ctx.db, cart, { state: 'decided', orderId: order.id, document });
  }
  const revived = { ...order, status, updatedAt };
  await queueOrderMail(ctx, { order: await fixDeliveryDays(ctx, revived), payment }, 'order_confirmation');
  return revived;
}

/** Whether the cart has no other order, and none is being placed. */
function isFree(cart: CartRow, order: OrderRow): boolean {
  return cart.state === 'open' || cart.orderId === order.id;
}

interface Goods {
  product_key: string;
  quantity: number;
}

function hasSameGoods({ document }: CartRow, { snapshot }: OrderRow): boolean {
  const goods = (lines: readonly (Goods & { accessories?: Goods[] })[]) =>
    lines
      .flatMap((line) =>
        [line, ...(line.accessories ?? [])].map(({ product_key, quantity }) => `${product_key} ${quantity}`),
      )
      .toSorted()
      .join();
  return goods(document.lines) === goods(snapshot.lines);
}

/** Takes back what was returned, all or nothing. */
async function retake(ctx: JobContext, order: OrderRow): Promise<boolean> {
  const pieces = await reservedPieces(ctx.db, order.id);
  const stocks = await lockStocks(
    ctx.db,
    pieces.map((piece) => piece.productId),
    ctx.clock.now(),
  );
  const hasGoods = pieces.every(({ productId, quantity }) => {
    const row = stocks.find((stock) => stock.productId === productId);
    return row !== undefined && row.saleStatus === 'on_sale' && row.quantity >= quantity;
  });
  const coupons = await lockCoupons(ctx.db, await returnedCodesOf(ctx.db, order.id), order);
  // The customer agreed while they were valid: only whether others have used them up matters, not their dates.
  const hasCoupons = coupons.every(
    (coupon) => refusalOf(coupon, { userId: order.userId, now: order.orderedAt }) === null,
  );
  if (!hasGoods || !hasCoupons || !(await hasPoints(ctx, order))) return false;
  await takeFromStock(ctx.db, pieces, { orderId: order.id, at: ctx.clock.now() });
  await takeCoupons(
    ctx.db,
    order.id,
    coupons.map((coupon) => coupon.id),
  );
  await spendPoints(ctx, order, order.snapshot.points_used);
  return true;
}

async function hasPoints({ db, clock }: JobContext, { userId, channelId, snapshot }: OrderRow): Promise<boolean> {
  if (snapshot.points_used === 0) return true;
  if (userId === null) return false;
  await lockPoints(db, userId);
  return (await pointBalance(db, { userId, channelId }, clock.now())) >= snapshot.points_used;
}

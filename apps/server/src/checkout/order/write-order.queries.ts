import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { CartRow } from '../../cart/cart.queries.ts';
import { takeCoupons } from '../../payment/coupon/coupon.queries.ts';
import { carts } from '../../platform/db/schema/carts.ts';
import { orderLines, orderParcels, orders, orderTaxes, stockReservations } from '../../platform/db/schema/orders.ts';
import { mailOutbox } from '../../platform/db/schema/mail.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { stockMoves } from '../../platform/db/schema/stock-moves.ts';
import { socialGifts } from '../../platform/db/schema/social-gifts.ts';
import type { NewMail } from '../../platform/mail/mail.queries.ts';
import type { PaidOrder } from './order.queries.ts';
import { salesOf, stockChange } from './stock.queries.ts';

/** Everything that a new order writes. */
export interface NewOrder extends PaidOrder {
  lines: (typeof orderLines.$inferInsert)[];
  taxes: (typeof orderTaxes.$inferInsert)[];
  parcels: (typeof orderParcels.$inferInsert)[];
  /** The gift that waits for a receiver's address; null for an ordinary order. */
  socialGift: typeof socialGifts.$inferInsert | null;
  reservations: (typeof stockReservations.$inferInsert)[];
  couponIds: number[];
  /** Mails to send after the order is written (L-07). */
  mails: NewMail[];
}

/**
 * Writes a new order in one statement: takes the stock (its rows and the cart's are locked), assigns the cart, counts
 * the coupons. The table refuses a second order for one key.
 */
export async function writeOrder(
  db: Db,
  order: NewOrder,
  cart: Pick<CartRow, 'token' | 'version' | 'state' | 'document'>,
): Promise<void> {
  const orderId = order.order.id;
  const sales = salesOf(order.reservations, { orderId, at: order.order.orderedAt });
  const { state, document } = cart;
  await db
    .with(
      db.$with('written_payment').as(db.insert(payments).values(order.payment).returning({ id: payments.id })),
      db.$with('written_lines').as(db.insert(orderLines).values(order.lines).returning({ id: orderLines.orderId })),
      db.$with('written_taxes').as(db.insert(orderTaxes).values(order.taxes).returning({ id: orderTaxes.orderId })),
      ...(order.parcels.length > 0
        ? [
            db
              .$with('written_parcels')
              .as(db.insert(orderParcels).values(order.parcels).returning({ id: orderParcels.orderId })),
          ]
        : []),
      ...(order.socialGift
        ? [
            db
              .$with('written_gift')
              .as(db.insert(socialGifts).values(order.socialGift).returning({ id: socialGifts.orderId })),
          ]
        : []),
      db
        .$with('held')
        .as(db.insert(stockReservations).values(order.reservations).returning({ id: stockReservations.orderId })),
      db.$with('taken', { id: sql`product_id` }).as(sql`${stockChange(sales)} returning stocks.product_id`),
      db.$with('moved').as(db.insert(stockMoves).values(sales).returning({ id: stockMoves.id })),
      db.$with('written_cart').as(
        db
          .update(carts)
          .set({ state, document, orderId, version: cart.version + 1 })
          .where(eq(carts.token, cart.token))
          .returning({ token: carts.token }),
      ),
      ...(order.mails.length > 0
        ? [db.$with('promised').as(db.insert(mailOutbox).values(order.mails).returning({ id: mailOutbox.id }))]
        : []),
    )
    .insert(orders)
    .values({ ...order.order, agreed: order.order.snapshot })
    .prepare(nameOf(order))
    .execute();
  await takeCoupons(db, order.order.id, order.couponIds);
}

/**
 * The name of a prepared statement, by what its text depends on. Large orders are rare, so their plans are not cached.
 */
function nameOf({ lines, taxes, parcels, reservations, mails }: NewOrder): string {
  const sizes = [lines, taxes, parcels, reservations, mails].map((rows) => rows.length);
  return sizes.every((size) => size <= 3) ? `order_write_${sizes.join('_')}` : '';
}

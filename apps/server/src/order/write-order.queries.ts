import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { CartRow } from '../cart/cart.queries.ts';
import { carts, coupons } from '../db/schema/carts.ts';
import { couponUses, orderLines, orderParcels, orders, orderTaxes, stockReservations } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import type { PaidOrder } from './order.queries.ts';
import { stockMove } from './stock.queries.ts';

/** Everything a new order writes. */
export interface NewOrder extends PaidOrder {
  lines: (typeof orderLines.$inferInsert)[];
  taxes: (typeof orderTaxes.$inferInsert)[];
  parcels: (typeof orderParcels.$inferInsert)[];
  reservations: (typeof stockReservations.$inferInsert)[];
  couponIds: number[];
}

/**
 * Writes a new order with all that belongs to it in one statement: the goods leave the stock (its rows and the cart's are held),
 * the cart belongs to the order. Coupons are counted as used. The table refuses a second order for one key.
 */
export async function writeOrder(db: Db, order: NewOrder, cart: Pick<CartRow, 'token' | 'version' | 'state' | 'document'>): Promise<void> {
  const orderId = order.order.id;
  const { state, document } = cart;
  await db
    .with(
      db.$with('written_payment').as(db.insert(payments).values(order.payment).returning({ id: payments.id })),
      db.$with('written_lines').as(db.insert(orderLines).values(order.lines).returning({ id: orderLines.orderId })),
      db.$with('written_taxes').as(db.insert(orderTaxes).values(order.taxes).returning({ id: orderTaxes.orderId })),
      db.$with('written_parcels').as(db.insert(orderParcels).values(order.parcels).returning({ id: orderParcels.orderId })),
      db.$with('held').as(db.insert(stockReservations).values(order.reservations).returning({ id: stockReservations.orderId })),
      db.$with('taken', { id: sql`product_id` }).as(sql`${stockMove(order.reservations, '-')} returning stocks.product_id`),
      db.$with('written_cart').as(
        db
          .update(carts)
          .set({ state, document, orderId, version: cart.version + 1 })
          .where(eq(carts.token, cart.token))
          .returning({ token: carts.token }),
      ),
    )
    .insert(orders)
    .values(order.order);
  for (const couponId of order.couponIds) {
    await db.insert(couponUses).values({ orderId, couponId, state: 'used' });
    await db.update(coupons).set({ usedCount: sql`${coupons.usedCount} + 1` }).where(eq(coupons.id, couponId));
  }
}

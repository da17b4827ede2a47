import { and, arrayContains, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { insideTransaction } from '../../platform/db/transaction-guard.ts';
import type { Db } from '../../platform/db/db.ts';
import { orderParcels, orders } from '../../platform/db/schema/orders.ts';
import { orderSearch } from '../../platform/db/schema/order-search.ts';
import { socialGifts } from '../../platform/db/schema/social-gifts.ts';
import { orderColumns } from '../order/order-columns.ts';
import { pairsOf, wordsOfOrder, wordsOfQuery } from './order-words.rules.ts';

const AT_ONCE = 500;

/** Adds what a search needs of new and changed orders. An order that is being changed now is left to the next search. */
export async function indexOrders(db: Db): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;)
    found = await db.transaction((tx) =>
      insideTransaction(async () => {
        const rows = await tx
          .select({ order: orderColumns, address: socialGifts.address })
          .from(orders)
          .leftJoin(orderSearch, eq(orderSearch.orderId, orders.id))
          .leftJoin(socialGifts, eq(socialGifts.orderId, orders.id))
          .where(isNull(orderSearch.orderId))
          .limit(AT_ONCE)
          .for('share', { of: orders, skipLocked: true });
        const words = rows.map(({ order, address }) => ({ orderId: order.id, words: wordsOfOrder(order, address) }));
        if (words.length > 0)
          await tx
            .insert(orderSearch)
            .values(words.map((row) => ({ ...row, pairs: pairsOf(row.words) })))
            .onConflictDoNothing();
        return rows.length;
      }),
    );
}

/** Returns the condition that an order has every word of a query; a tracking number may be one. */
export function hasWords(db: Db, query: string): SQL | undefined {
  const conditions = wordsOfQuery(query).map((word) =>
    or(
      inArray(
        orders.id,
        db
          .select({ id: orderSearch.orderId })
          .from(orderSearch)
          .where(
            and(
              [...word].length > 1 ? arrayContains(orderSearch.pairs, pairsOf(word)) : undefined,
              sql`strpos(${orderSearch.words}, ${word}) > 0`,
            ),
          ),
      ),
      inArray(
        orders.id,
        db
          .select({ id: orderParcels.orderId })
          .from(orderParcels)
          .where(sql`replace(${orderParcels.trackingNo}, '-', '') = ${word}`),
      ),
    ),
  );
  return and(...conditions);
}

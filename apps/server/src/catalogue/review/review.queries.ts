import { and, asc, count, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { orderLines, orders } from '../../platform/db/schema/orders.ts';
import { productReviews } from '../../platform/db/schema/reviews.ts';

export type ReviewRow = typeof productReviews.$inferSelect;

export type ReviewSort = 'newest' | 'highest' | 'lowest';

/** The product and the channel of reviews. */
interface ReviewScope {
  productId: number;
  channelId: number;
}

/**
 * The condition of shown reviews: approved by the shop, and samples or from an order of this product on this channel
 * that was delivered.
 */
function shownAt({ productId, channelId }: ReviewScope) {
  const bought = sql`exists (
    select 1 from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${orders.id} = ${productReviews.orderId} and ${orders.channelId} = ${channelId} and ${orders.status} = 'delivered'
      and ${orderLines.productId} = ${productReviews.productId})`;
  return and(
    eq(productReviews.productId, productId),
    eq(productReviews.isPublic, true),
    or(eq(productReviews.isSample, true), bought),
  );
}

async function countReviews(db: Db, scope: ReviewScope): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(productReviews).where(shownAt(scope));
  return row?.rows ?? 0;
}

/** How many buyers gave each rating. */
export function countRatings(db: Db, scope: ReviewScope): Promise<{ rating: number; rows: number }[]> {
  return db
    .select({ rating: productReviews.rating, rows: count() })
    .from(productReviews)
    .where(and(shownAt(scope), eq(productReviews.isSample, false)))
    .groupBy(productReviews.rating);
}

/** The order of reviews before their date. */
const beforeDay = { newest: [], highest: [desc(productReviews.rating)], lowest: [asc(productReviews.rating)] } as const;

/**
 * Returns one page of reviews, equal ones with the newest first, and the total. One statement does both, since planning
 * one costs more than running it; behind the last page it counts nothing.
 */
export async function selectReviews(
  db: Db,
  scope: ReviewScope,
  { sort, offset, limit }: { offset: number; limit: number; sort: ReviewSort },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const found = await db
    .select({ ...getTableColumns(productReviews), total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(productReviews)
    .where(shownAt(scope))
    .orderBy(...beforeDay[sort], desc(productReviews.postedAt), desc(productReviews.id))
    .limit(limit)
    .offset(offset);
  const rows = found.map(({ total: _total, ...row }) => row);
  return { rows, total: found[0]?.total ?? (offset === 0 ? 0 : await countReviews(db, scope)) };
}

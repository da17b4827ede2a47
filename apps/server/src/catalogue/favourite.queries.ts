import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { userListItems } from '../db/schema/favourites.ts';

/** Those of the products that are on any list of a member. */
export async function selectListedAmong(
  db: Db,
  userId: string,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: userListItems.productId })
    .from(userListItems)
    .where(and(eq(userListItems.userId, userId), inArray(userListItems.productId, [...productIds])));
  return new Set(rows.map(({ id }) => id));
}

import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { productHistories, productRequests, productSearchHistories } from '../../platform/db/schema/histories.ts';

export type ProductHistoryRow = typeof productHistories.$inferSelect;
export type SearchHistoryRow = typeof productSearchHistories.$inferSelect;
export type ProductRequestRow = typeof productRequests.$inferSelect;

/** Products that a member has looked at, the latest first. */
export function selectProductHistories(db: Db, userId: string): Promise<ProductHistoryRow[]> {
  return db
    .select()
    .from(productHistories)
    .where(eq(productHistories.userId, userId))
    .orderBy(desc(productHistories.viewedAt), desc(productHistories.id));
}

export async function upsertProductHistory(
  db: Db,
  entry: typeof productHistories.$inferInsert,
  limit: number,
): Promise<ProductHistoryRow> {
  const [row] = await db
    .insert(productHistories)
    .values(entry)
    .onConflictDoUpdate({
      target: [productHistories.userId, productHistories.productId],
      set: { viewedAt: sql`excluded.viewed_at` },
    })
    .returning();
  if (!row) throw new Error('A history was not written.');
  const own = eq(productHistories.userId, entry.userId);
  const newest = db
    .select({ id: productHistories.id })
    .from(productHistories)
    .where(own)
    .orderBy(desc(productHistories.viewedAt), desc(productHistories.id))
    .limit(limit);
  await db.delete(productHistories).where(and(own, notInArray(productHistories.id, newest)));
  return row;
}

/** @returns false when this member has no such entry. */
export async function deleteProductHistoryRow(db: Db, userId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(productHistories)
    .where(and(eq(productHistories.id, id), eq(productHistories.userId, userId)))
    .returning({ id: productHistories.id });
  return rows.length > 0;
}

/** Words of a member, the latest first. */
export function selectSearchHistories(db: Db, userId: string): Promise<SearchHistoryRow[]> {
  return db
    .select()
    .from(productSearchHistories)
    .where(eq(productSearchHistories.userId, userId))
    .orderBy(desc(productSearchHistories.searchedAt), desc(productSearchHistories.id));
}

export async function upsertSearchHistory(
  db: Db,
  entry: typeof productSearchHistories.$inferInsert,
  limit: number,
): Promise<void> {
  await db
    .insert(productSearchHistories)
    .values(entry)
    .onConflictDoUpdate({
      target: [productSearchHistories.userId, productSearchHistories.word],
      set: { searchedAt: sql`excluded.searched_at` },
    });
  const own = eq(productSearchHistories.userId, entry.userId);
  const newest = db
    .select({ id: productSearchHistories.id })
    .from(productSearchHistories)
    .where(own)
    .orderBy(desc(productSearchHistories.searchedAt), desc(productSearchHistories.id))
    .limit(limit);
  await db.delete(productSearchHistories).where(and(own, notInArray(productSearchHistories.id, newest)));
}

/** @returns false when this member has no such entry. */
export async function deleteSearchHistoryRow(db: Db, userId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(productSearchHistories)
    .where(and(eq(productSearchHistories.id, id), eq(productSearchHistories.userId, userId)))
    .returning({ id: productSearchHistories.id });
  return rows.length > 0;
}

/** The member and channel of a list: requests are separate for each channel. */
interface RequestList {
  userId: string;
  channelId: number;
}

const ofMember = ({ userId, channelId }: RequestList) =>
  and(eq(productRequests.userId, userId), eq(productRequests.channelId, channelId));

const inListOf = (list: RequestList) => and(ofMember(list), isNull(productRequests.hiddenAt));

/** Returns a member's requests that are not hidden, the latest first. */
export function selectProductRequests(db: Db, list: RequestList): Promise<ProductRequestRow[]> {
  return db
    .select()
    .from(productRequests)
    .where(inListOf(list))
    .orderBy(desc(productRequests.requestedAt), desc(productRequests.id));
}

/** Saves a request. It replaces the member's earlier one for the same product and channel, even a hidden one. */
export async function replaceProductRequest(
  db: Db,
  request: typeof productRequests.$inferInsert,
): Promise<ProductRequestRow> {
  const { userId, channelId, productId } = request;
  if (userId)
    await db
      .delete(productRequests)
      .where(and(ofMember({ userId, channelId }), eq(productRequests.productId, productId)));
  const [row] = await db.insert(productRequests).values(request).returning();
  if (!row) throw new Error('A request was not written.');
  return row;
}

/** @returns false when this member has no such request in the list */
export async function hideProductRequest(
  db: Db,
  list: RequestList,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(productRequests)
    .set({ hiddenAt: now })
    .where(and(inListOf(list), eq(productRequests.id, id)))
    .returning({ id: productRequests.id });
  return rows.length > 0;
}

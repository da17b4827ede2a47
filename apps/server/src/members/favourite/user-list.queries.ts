import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { userListItems } from '../../platform/db/schema/favourites.ts';

export type UserListItem = typeof userListItems.$inferSelect;

/** Everything on the lists of a member, the latest first. */
export function selectListItems(db: Db, userId: string): Promise<UserListItem[]> {
  return db
    .select()
    .from(userListItems)
    .where(eq(userListItems.userId, userId))
    .orderBy(desc(userListItems.attachedAt), desc(userListItems.productId));
}

/** Locks a member's lists, so that concurrent changes respect the limit. */
export async function lockLists(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function countListItems(db: Db, userId: string, listKey: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(userListItems)
    .where(and(eq(userListItems.userId, userId), eq(userListItems.listKey, listKey)));
  return row?.total ?? 0;
}

/** Adds products to a list; those already on it are unchanged. */
export async function insertListItems(db: Db, items: UserListItem[]): Promise<void> {
  await db.insert(userListItems).values(items).onConflictDoNothing();
}

/** Takes products off one list, or off all of the member's with null. */
export async function deleteListItems(
  db: Db,
  userId: string,
  { listKey, productIds }: { listKey: string | null; productIds: number[] },
): Promise<void> {
  const list = listKey === null ? undefined : eq(userListItems.listKey, listKey);
  await db
    .delete(userListItems)
    .where(and(eq(userListItems.userId, userId), list, inArray(userListItems.productId, productIds)));
}

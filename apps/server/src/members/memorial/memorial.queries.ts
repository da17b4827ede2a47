import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { userMemorials } from '../../platform/db/schema/memorials.ts';
import { NotFoundError } from '../../platform/errors/index.ts';

export type MemorialRow = typeof userMemorials.$inferSelect;
export type NewMemorial = typeof userMemorials.$inferInsert;

/** Locks a member's days, so that concurrent changes respect the limit. */
export async function lockMemorials(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** The member's days through the year. */
export function selectMemorials(db: Db, userId: string): Promise<MemorialRow[]> {
  return db
    .select()
    .from(userMemorials)
    .where(eq(userMemorials.userId, userId))
    .orderBy(asc(userMemorials.month), asc(userMemorials.date), asc(userMemorials.id));
}

export async function countMemorials(db: Db, userId: string): Promise<number> {
  return db.$count(userMemorials, eq(userMemorials.userId, userId));
}

const own = (userId: string, id: number) => and(eq(userMemorials.id, id), eq(userMemorials.userId, userId));

/** One day of this member. @throws NotFoundError `memorial.not_found`, for another member's too (P-17) */
export async function requireMemorial(db: Db, userId: string, id: number): Promise<MemorialRow> {
  const [row] = await db.select().from(userMemorials).where(own(userId, id));
  return found(row);
}

export async function insertMemorial(db: Db, memorial: NewMemorial): Promise<MemorialRow> {
  const [row] = await db.insert(userMemorials).values(memorial).returning();
  return found(row);
}

/** @throws NotFoundError `memorial.not_found` */
export async function updateMemorialRow(
  db: Db,
  userId: string,
  { id, changes }: { id: number; changes: Partial<NewMemorial> },
): Promise<MemorialRow> {
  const [row] = await db.update(userMemorials).set(changes).where(own(userId, id)).returning();
  return found(row);
}

/** @throws NotFoundError `memorial.not_found` */
export async function deleteMemorialRow(db: Db, userId: string, id: number): Promise<void> {
  const [row] = await db.delete(userMemorials).where(own(userId, id)).returning();
  found(row);
}

/** Returns days in these months whose mail may be due, with their members; locked until the transaction ends. */
export async function takeCallable(db: Db, { months, today }: { months: number[]; today: string }) {
  return db
    .select({ memorial: userMemorials, email: users.email, lastName: users.lastName, firstName: users.firstName })
    .from(userMemorials)
    .innerJoin(users, eq(users.id, userMemorials.userId))
    .where(
      and(
        isNotNull(userMemorials.call),
        inArray(userMemorials.month, months),
        or(isNull(userMemorials.remindedFor), lt(userMemorials.remindedFor, today)),
      ),
    )
    .for('update', { of: userMemorials, skipLocked: true });
}

export async function markReminded(db: Db, id: number, day: string): Promise<void> {
  await db.update(userMemorials).set({ remindedFor: day }).where(eq(userMemorials.id, id));
}

function found(row: MemorialRow | undefined): MemorialRow {
  if (row) return row;
  throw new NotFoundError('memorial.not_found', '記念日が見つかりませんでした。');
}

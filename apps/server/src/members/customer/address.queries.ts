import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { userAddresses } from '../../platform/db/schema/customer.ts';
import { NotFoundError } from '../../platform/errors/index.ts';

export type AddressRow = typeof userAddresses.$inferSelect;
export type NewAddress = typeof userAddresses.$inferInsert;

export async function countAddresses(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(userAddresses).where(eq(userAddresses.userId, userId));
  return row?.total ?? 0;
}

/** The default address first, then the main one, then as they were added. */
export function selectAddresses(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AddressRow[]> {
  return db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.isDefault), asc(userAddresses.divisionCt), asc(userAddresses.id))
    .limit(limit)
    .offset(offset);
}

/**
 * One address of this member.
 * @throws NotFoundError `address.not_found`, for another member's address too (P-17).
 */
export async function requireAddress(db: Db, userId: string, id: number): Promise<AddressRow> {
  const [row] = await db
    .select()
    .from(userAddresses)
    .where(and(eq(userAddresses.id, id), eq(userAddresses.userId, userId)));
  if (row) return row;
  throw new NotFoundError('address.not_found', 'お届け先が見つかりませんでした。');
}

export async function findMainAddress(db: Db, userId: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(userAddresses)
    .where(and(eq(userAddresses.userId, userId), eq(userAddresses.divisionCt, 1)));
  return row;
}

export async function insertAddress(db: Db, address: NewAddress): Promise<AddressRow> {
  const [row] = await db.insert(userAddresses).values(address).returning();
  if (!row) throw new Error('An address was not written.');
  return row;
}

export async function updateAddressRow(db: Db, id: number, changes: Partial<NewAddress>): Promise<AddressRow> {
  const [row] = await db.update(userAddresses).set(changes).where(eq(userAddresses.id, id)).returning();
  if (!row) throw new Error('An address was not written.');
  return row;
}

export async function deleteAddressRow(db: Db, id: number): Promise<void> {
  await db.delete(userAddresses).where(eq(userAddresses.id, id));
}

export async function deleteAddressBook(db: Db, userId: string): Promise<void> {
  await db.delete(userAddresses).where(eq(userAddresses.userId, userId));
}

/** Deletes every address but the member's own main one. */
export async function deleteOtherAddresses(db: Db, userId: string): Promise<void> {
  await db.delete(userAddresses).where(and(eq(userAddresses.userId, userId), eq(userAddresses.divisionCt, 2)));
}

/** Takes the default flag from whichever address has it. */
export async function clearDefault(db: Db, userId: string): Promise<void> {
  await db
    .update(userAddresses)
    .set({ isDefault: false })
    .where(and(eq(userAddresses.userId, userId), eq(userAddresses.isDefault, true)));
}

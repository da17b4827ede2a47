import { normaliseCode } from '@shop/japanese';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { newsletterConsents, users } from '../../platform/db/schema/customer.ts';
import { foldEmail } from './fold-email.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/**
 * Returns the member with this user name or email address. An email address has priority over a user name that looks
 * like one.
 */
export async function findUserByLogin(db: Db, name: string): Promise<UserRow | undefined> {
  const key = foldEmail(name);
  const rows = await db
    .select()
    .from(users)
    .where(or(eq(users.emailKey, key), eq(users.username, normaliseCode(name))));
  return rows.find((row) => row.emailKey === key) ?? rows[0];
}

export async function findUserByEmail(db: Db, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey));
  return row;
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Locks a member until the transaction ends, for changes of addresses, passkeys and the like. */
export async function lockUser(db: Db, id: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return row !== undefined;
}

/** @returns the new member, or undefined when the email address or the user name was registered meanwhile */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

/** @throws when there is no such member. */
export async function changeUser(db: Db, id: string, changes: Partial<NewUser>): Promise<UserRow> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  if (!row) throw new Error('A member was not written.');
  return row;
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function insertNewsletterConsent(db: Db, consent: typeof newsletterConsents.$inferInsert): Promise<void> {
  await db.insert(newsletterConsents).values(consent);
}

export async function markRegisteredMember(db: Db, id: string, now: Date): Promise<void> {
  await db.update(users).set({ isRegisteredMember: true, updatedAt: now }).where(eq(users.id, id));
}

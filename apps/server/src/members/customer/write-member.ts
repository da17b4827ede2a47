import { revokeSessionsOfUser } from '../auth/session.queries.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { deleteAddressBook } from './address.queries.ts';
import { changeUser, findUserByEmail, insertUser, type UserRow } from '../account/account.queries.ts';

/**
 * Saves a registration. One with a proven address replaces an unproven one, including password, addresses and sessions,
 * in case a stranger registered the address in advance.
 * @returns undefined when the address or the user name is already registered
 */
export async function writeMember(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  user: Omit<UserRow, 'id'>,
): Promise<UserRow | undefined> {
  const existing = await findUserByEmail(db, user.emailKey);
  if (!existing) return insertUser(db, user);
  if (existing.isRegisteredMember || !user.isRegisteredMember) return undefined;
  await revokeSessionsOfUser(db, existing.id, clock.now());
  await deleteAddressBook(db, existing.id);
  return changeUser(db, existing.id, user);
}

import { revokeSessionsOfUser } from '../auth/session.queries.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { deleteAddressBook } from './address.queries.ts';
import { changeUser, findUserByEmail, insertUser, type UserRow } from '../account/account.queries.ts';

/**
 * Writes a registration. One that proves its mailbox takes the place of one that never did: whoever registered a
 * stranger's mailbox in advance loses it, with password, addresses and sessions.
 * @returns undefined when the mailbox is registered already, or the user name was taken meanwhile.
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

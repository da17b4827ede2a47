import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { requireMember } from '../context/require-member.ts';
import { deleteOtherAddresses, findMainAddress, lockAddressBook, updateAddressRow } from './address.queries.ts';

/** Empties the member's address book. His own main address stays and is the default one. */
export async function deleteAddresses({ ctx }: { ctx: Ctx }): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  await inTransaction(ctx, async ({ db }) => {
    await lockAddressBook(db, userId);
    await deleteOtherAddresses(db, userId);
    const main = await findMainAddress(db, userId);
    if (main) await updateAddressRow(db, main.id, { isDefault: true });
  });
}

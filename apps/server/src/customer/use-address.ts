import type { Address } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { requireMember } from '../context/require-member.ts';
import { addressView } from './address-view.ts';
import { clearDefault, lockAddressBook, requireAddress, updateAddressRow } from './address.queries.ts';

/** Moves the default flag to this address (spec §4). @throws NotFoundError `address.not_found` */
export async function useAddress({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<Address> {
  const { userId } = requireMember(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    await lockAddressBook(ctx.db, userId);
    const { id } = await requireAddress(ctx.db, userId, input.id);
    await clearDefault(ctx.db, userId);
    return addressView(await updateAddressRow(ctx.db, id, { isDefault: true }));
  });
}

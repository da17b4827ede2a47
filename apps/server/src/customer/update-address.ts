import type { Address, AddressInput } from '@shop/api';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { requireMember } from '../context/require-member.ts';
import { addressView } from './address-view.ts';
import { lockAddressBook, requireAddress, updateAddressRow } from './address.queries.ts';
import { readAddress } from './address.rules.ts';

/**
 * Replaces an address of the member; its flags stay.
 * @throws NotFoundError `address.not_found`; InvalidInputError `input.invalid` by field.
 */
export async function updateAddress({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: number; address: AddressInput };
}): Promise<Address> {
  const { userId } = requireMember(ctx.actor);
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    await lockAddressBook(ctx.db, userId);
    const { id } = await requireAddress(ctx.db, userId, input.id);
    const values = readAddress(input.address, inJapan(now).day);
    return addressView(await updateAddressRow(ctx.db, id, { ...values, updatedAt: now }));
  });
}

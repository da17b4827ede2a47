import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { requireMember } from '../context/require-member.ts';
import { ForbiddenError } from '../errors/index.ts';
import {
  deleteAddressRow,
  findMainAddress,
  lockAddressBook,
  requireAddress,
  updateAddressRow,
} from './address.queries.ts';

/**
 * Deletes an address of the member. When it was the default one, the main address becomes the default.
 * @throws NotFoundError `address.not_found`; ForbiddenError `address.main_address` for the member's own main address.
 */
export async function deleteAddress({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    await lockAddressBook(ctx.db, userId);
    const address = await requireAddress(ctx.db, userId, input.id);
    if (address.divisionCt === 1) {
      throw new ForbiddenError(
        'address.main_address',
        'ご本人のご住所は削除できません。変更する場合は編集をご利用ください。',
      );
    }
    await deleteAddressRow(ctx.db, address.id);
    const main = address.isDefault ? await findMainAddress(ctx.db, userId) : undefined;
    if (main) await updateAddressRow(ctx.db, main.id, { isDefault: true });
  });
}

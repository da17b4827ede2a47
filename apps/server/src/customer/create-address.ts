import type { Address, AddressInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { requireMember } from '../context/require-member.ts';
import { InvalidInputError } from '../errors/index.ts';
import { addressView } from './address-view.ts';
import { countAddresses, insertAddress, lockAddressBook } from './address.queries.ts';
import { readAddress } from './address.rules.ts';

/**
 * Adds an address to the member's book.
 * @throws InvalidInputError `input.invalid` by field, or `address.limit_reached` when the book is full.
 */
export async function createAddress({ ctx, input }: { ctx: Ctx; input: AddressInput }): Promise<Address> {
  const { userId } = requireMember(ctx.actor);
  const now = ctx.clock.now();
  const values = readAddress(input, inJapan(now).day);
  return inTransaction(ctx, async (ctx) => {
    await lockAddressBook(ctx.db, userId);
    if ((await countAddresses(ctx.db, userId)) >= LIMITS.addresses) {
      throw new InvalidInputError(
        'address.limit_reached',
        `お届け先は${LIMITS.addresses}件まで登録できます。不要なお届け先を削除してから、もう一度お試しください。`,
      );
    }
    return addressView(
      await insertAddress(ctx.db, { ...values, userId, divisionCt: 2, createdAt: now, updatedAt: now }),
    );
  });
}

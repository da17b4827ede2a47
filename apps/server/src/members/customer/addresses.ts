import type { Address, AddressInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { lockUser } from '../account/account.queries.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { Page } from '../../platform/contract/paged-answer.ts';
import {
  countAddresses,
  selectAddresses,
  requireAddress,
  insertAddress,
  updateAddressRow,
  clearDefault,
  deleteAddressRow,
  findMainAddress,
  deleteOtherAddresses,
} from './address.queries.ts';
import { inJapan } from '@shop/japanese';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { InvalidInputError, ForbiddenError } from '../../platform/errors/index.ts';
import { readAddress, addressSnapshot } from './address.rules.ts';
import type { AddressRow } from './address.queries.ts';
import { postalContradiction } from '../../platform/postal/postal-contradiction.ts';
import { formTextsOf } from '../../platform/form/own-fields.ts';

/** A page of the member's address book, the default address first. */
export async function listAddresses({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Page;
}): Promise<{ addresses: Address[]; total: number }> {
  const { userId } = requireMember(ctx.actor);
  const limit = input.per ?? LIMITS.addresses;
  const rows = await selectAddresses(ctx.db, userId, { limit, offset: (input.page - 1) * limit });
  return { addresses: rows.map(addressView), total: await countAddresses(ctx.db, userId) };
}

/** One address of the member. @throws NotFoundError `address.not_found` */
export async function getAddress({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<Address> {
  return addressView(await requireAddress(ctx.db, requireMember(ctx.actor).userId, input.id));
}

/**
 * Adds an address to the member's book.
 * @throws InvalidInputError `input.invalid` by field, or `address.limit_reached` when the book is full.
 */
export async function createAddress({ ctx, input }: { ctx: Ctx; input: AddressInput }): Promise<Address> {
  const { userId } = requireMember(ctx.actor);
  const now = ctx.clock.now();
  const values = readAddress(input, inJapan(now).day, formTextsOf(ctx.channel, 'address'));
  return inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, userId);
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
    await lockUser(ctx.db, userId);
    const { id } = await requireAddress(ctx.db, userId, input.id);
    const values = readAddress(input.address, inJapan(now).day, formTextsOf(ctx.channel, 'address'));
    return addressView(await updateAddressRow(ctx.db, id, { ...values, updatedAt: now }));
  });
}

/** Moves the default flag to this address (spec §4). @throws NotFoundError `address.not_found` */
export async function useAddress({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<Address> {
  const { userId } = requireMember(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, userId);
    const { id } = await requireAddress(ctx.db, userId, input.id);
    await clearDefault(ctx.db, userId);
    return addressView(await updateAddressRow(ctx.db, id, { isDefault: true }));
  });
}

/**
 * Deletes an address of the member. When it was the default one, the main address becomes the default.
 * @throws NotFoundError `address.not_found`; ForbiddenError `address.main_address` for the member's own main address.
 */
export async function deleteAddress({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, userId);
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

/** Empties the member's address book. His own main address stays and is the default one. */
export async function deleteAddresses({ ctx }: { ctx: Ctx }): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  await inTransaction(ctx, async ({ db }) => {
    await lockUser(db, userId);
    await deleteOtherAddresses(db, userId);
    const main = await findMainAddress(db, userId);
    if (main) await updateAddressRow(db, main.id, { isDefault: true });
  });
}

/** An entry of the address book as the contract shows it. */
function addressView(row: AddressRow): Address {
  const contradiction = postalContradiction(row)?.message ?? null;
  return { id: row.id, is_default: row.isDefault, division_ct: row.divisionCt, ...addressSnapshot(row), contradiction };
}

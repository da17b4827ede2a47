import type { AddressImportResult } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { SAVE_AS_UTF8 } from '@shop/japanese/text-file';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { lockUser } from '../account/account.queries.ts';
import { insertAddress, selectAddresses } from '../customer/address.queries.ts';
import type { AddressValues } from '../customer/address.rules.ts';
import { InvalidInputError, type FieldErrors } from '../../platform/errors/index.ts';
import type { MultipartBody } from '../../platform/http/read-multipart.ts';
import { isLostCopy } from './lost-characters.rules.ts';
import { type ReadAddress, readAddressFile } from './read-address-file.ts';
import { importProblem } from './import-problem.ts';

/**
 * Adds the addresses of a CSV file to the member's book, all or none; what is in the book already is not added again.
 * @throws InvalidInputError `address.import_invalid`, or `address.limit_reached` when the book has no room for them;
 * RateLimitedError
 */
export async function importAddresses({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: MultipartBody;
}): Promise<AddressImportResult> {
  const { userId } = requireMember(ctx.actor);
  await enforceRateLimit(ctx, 'addressImport', userId);
  const file = input.files.find(({ field }) => field === 'file');
  if (!file || file.bytes.length === 0) throw importProblem({ file: ['CSVファイルを選んでください。'] });
  refuseOtherFields(input);
  const now = ctx.clock.now();
  const { values, isNarrow } = readAddressFile(file.bytes, inJapan(now).day);
  return inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, userId);
    const book = await selectAddresses(ctx.db, userId, { limit: LIMITS.addresses, offset: 0 });
    const known = new Set(book.map(keyOf));
    const fresh = values.filter(({ address }) => isNew(known, keyOf(address)));
    refuseLostCopies(fresh, book, isNarrow);
    const room = LIMITS.addresses - book.length;
    if (fresh.length > room) {
      throw new InvalidInputError(
        'address.limit_reached',
        `お届け先は${LIMITS.addresses}件まで登録できます。このファイルの新しいお届け先は${fresh.length}件、空きは${room}件です。`,
      );
    }
    for (const { address } of fresh)
      await insertAddress(ctx.db, { ...address, userId, divisionCt: 2, createdAt: now, updatedAt: now });
    return { rows: values.length, added: fresh.length, known: values.length - fresh.length };
  });
}

function refuseOtherFields({ fields, files }: MultipartBody): void {
  const unknown = [...Object.keys(fields), ...files.map(({ field }) => field)].filter((field) => field !== 'file');
  if (unknown.length > 0) throw importProblem({ file: ['CSVファイルのほかは送信できません。'] });
}

/** Refuses addresses that differ from the book only by lost characters: they would be duplicates with a wrong name. */
function refuseLostCopies(fresh: readonly ReadAddress[], book: readonly AddressValues[], isNarrow: boolean): void {
  const problems: FieldErrors = {};
  for (const { row, address } of fresh) {
    const isLost = book.some((known) => isLostCopy(keyOf(known), keyOf(address), { isNarrow }));
    if (isLost)
      problems[`rows.${row}`] = [
        `${row}行目:登録済みのお届け先の文字の一部が、保存したときに失われています。${SAVE_AS_UTF8}`,
      ];
  }
  if (Object.keys(problems).length > 0) throw importProblem(problems);
}

/** What makes two addresses the same one. */
function keyOf(address: AddressValues): string {
  const {
    shippingLastName,
    shippingFirstName,
    companyName,
    postalCode,
    prefecture,
    city,
    address1,
    address2,
    phoneNumber,
    cellPhoneNumber,
  } = address;
  const kana = [address.shippingLastNameKana, address.shippingFirstNameKana];
  return JSON.stringify([
    shippingLastName,
    shippingFirstName,
    ...kana,
    companyName,
    postalCode,
    prefecture,
    city,
    address1,
    address2,
    phoneNumber,
    cellPhoneNumber,
  ]);
}

/** Whether a key was unknown; adds it. */
function isNew(known: Set<string>, key: string): boolean {
  const size = known.size;
  return known.add(key).size > size;
}

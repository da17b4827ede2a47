import type { AddressExportProgress } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { Answer, FileAnswer } from '../../platform/contract/answer.ts';
import { selectAddresses } from '../customer/address.queries.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { findExport, readBookMark, requestExport, type AddressExportRow } from './address-export.queries.ts';
import { encodeText, type FileEncoding, lackingInShiftJis } from './text-encoding.ts';
import { EXPORT_TTL_MS } from './export-ttl.ts';
import { writeAddressFile } from './write-address-file.ts';

/** A book of more addresses is written in the background (spec §8 "Address export returning JSON"). */
const AT_ONCE_MAX = 30;
const RETRY_AFTER_SECONDS = 3;

/**
 * Returns the member's address book as a file, or that it is being written; the same call then returns the file while
 * the book is unchanged.
 * @throws InvalidInputError `address.not_in_shift_jis` naming the characters; RateLimitedError
 */
export async function exportAddresses({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { encoding: FileEncoding };
}): Promise<FileAnswer | Answer<AddressExportProgress>> {
  const { userId } = requireMember(ctx.actor);
  const { encoding } = input;
  await enforceRateLimit(ctx, 'addressExport', userId);
  const text = writeAddressFile(await selectAddresses(ctx.db, userId, { limit: LIMITS.addresses, offset: 0 }));
  if (encoding === 'shift_jis') refuseLacking(text);
  const { total, mark } = await readBookMark(ctx.db, userId);
  if (total <= AT_ONCE_MAX) return fileOf(ctx, encoding, encodeText(text, encoding));
  const stored = await findExport(ctx.db, userId);
  const isRequested = stored?.encoding === encoding && stored.book === mark;
  if (isRequested && stored.content && isFresh(ctx, stored)) return fileOf(ctx, encoding, stored.content);
  const isWaiting = isRequested && stored.state === 'waiting';
  const requestedAt = isWaiting ? stored.requestedAt : ctx.clock.now();
  if (!isWaiting) await requestExport(ctx.db, { userId, encoding, book: mark, rows: total, requestedAt });
  const progress = {
    status: 'in_progress' as const,
    message: '遅延処理中なのでしばらくお待ちください',
    requested_at: requestedAt.toISOString(),
  };
  return new Answer(progress, { status: 202, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
}

function isFresh({ clock }: Ctx, { readyAt }: AddressExportRow): boolean {
  return readyAt !== null && clock.now().getTime() - readyAt.getTime() < EXPORT_TTL_MS;
}

function refuseLacking(text: string): void {
  const lacking = lackingInShiftJis(text);
  if (lacking.length === 0) return;
  const named = lacking
    .slice(0, 10)
    .map((character) => `「${character}」`)
    .join('');
  throw new InvalidInputError(
    'address.not_in_shift_jis',
    `Shift_JISにない文字(${named})が含まれています。UTF-8でダウンロードしてください。`,
    {
      errors: { encoding: [`${named}はShift_JISにない文字です。`] },
    },
  );
}

function fileOf({ clock }: Ctx, encoding: FileEncoding, content: Uint8Array): FileAnswer {
  const day = inJapan(clock.now()).day.replaceAll('-', '');
  const mediaType = encoding === 'utf-8' ? 'text/csv; charset=utf-8' : 'text/csv; charset=Shift_JIS';
  return new FileAnswer(content, { mediaType, name: `お届け先_${day}.csv`, plainName: `addresses-${day}.csv` });
}

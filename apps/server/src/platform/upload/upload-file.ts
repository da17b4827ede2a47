import type { Upload } from '@shop/api';
import { fileTypeFromBuffer } from 'file-type';
import { enforceRateLimit } from '../rate-limit/enforce-rate-limit.ts';
import { newPublicId } from '../secrets/public-id.ts';
import type { Ctx } from '../context/ctx.ts';
import { InvalidInputError } from '../errors/index.ts';
import type { MultipartBody, SentFile } from '../http/read-multipart.ts';
import { UPLOAD_TTL_MS } from './upload-ttl.ts';
import { insertUpload } from './upload.queries.ts';
import { withoutMetadata } from './without-metadata.ts';

const LONGEST = 100;

const mediaTypes: readonly Upload['media_type'][] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const dirs: readonly Upload['dir'][] = ['inquiries'];

/**
 * Stores a file for a day, until it is attached to something. The type is detected from the content; pictures are
 * stored without metadata.
 * @throws InvalidInputError `input.invalid` by field; RateLimitedError
 */
export async function uploadFile({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { form: MultipartBody; address: string };
}): Promise<Upload> {
  await enforceRateLimit(ctx, 'upload', input.address);
  const { fields, files } = input.form;
  const dir = dirs.find((one) => one === fields.dir);
  if (!dir) throw invalid('dir', 'ファイルの用途を指定してください。');
  const file = files.find(({ field }) => field === 'file');
  if (!file || file.bytes.length === 0) throw invalid('file', 'ファイルを選んでください。');
  const [mediaType, now] = [await mediaTypeOf(file), ctx.clock.now()];
  const content = mediaType === 'application/pdf' ? file.bytes : await withoutMetadata(file.bytes, mediaType);
  if (content === null) throw invalid('file', '画像を読み取れません。ファイルが壊れていないかご確認ください。');
  const upload = { id: newPublicId(), dir, name: plainFileName(file.name), size: content.length };
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  await insertUpload(ctx.db, {
    ...upload,
    mediaType,
    content,
    channelId: ctx.channel.id,
    userId,
    createdAt: now,
  });
  return { ...upload, media_type: mediaType, expires_at: new Date(now.getTime() + UPLOAD_TTL_MS).toISOString() };
}

async function mediaTypeOf({ bytes }: SentFile): Promise<Upload['media_type']> {
  const found = await fileTypeFromBuffer(bytes);
  const known = mediaTypes.find((type) => type === found?.mime);
  if (!known) throw invalid('file', 'JPEG・PNG・WebPの画像、またはPDFを選んでください。');
  return known;
}

function invalid(field: 'file' | 'dir', message: string): InvalidInputError {
  return new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors: { [field]: [message] } });
}

/**
 * Returns the file name to display: no folder, no control or bidirectional characters; shortening preserves its end.
 */
export function plainFileName(sent: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  return [...name].slice(-LONGEST).join('') || 'file';
}

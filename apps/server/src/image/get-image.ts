import { BytesAnswer } from '../contract/answer.ts';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import { type ImageFormat, readSize } from './image-size.ts';

interface Input {
  kind: string;
  key: string;
  /** Name of the master with the beginning of its hash. */
  master: string;
  size: string;
  /** Tags of what the client has already. */
  known: string | null;
}

const mediaTypes: Readonly<Record<ImageFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** A photograph in one size. What is asked for is looked up, never made a path of. @throws NotFoundError `image.not_found` */
export async function getImage({ ctx, input }: { ctx: Ctx; input: Input }): Promise<BytesAnswer> {
  const master = ctx.images.find(`${input.kind}/${input.key}/${input.master}`);
  const size = master && readSize(input.size, master.image);
  if (!master || !size) throw new NotFoundError('image.not_found', 'お探しの画像が見つかりませんでした。');
  const etag = `"${input.master}-${size.width}-${size.format}"`;
  const headers = {
    'content-type': mediaTypes[size.format],
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  };
  if (knows(input.known, etag)) return new BytesAnswer(Buffer.alloc(0), headers, 304);
  return new BytesAnswer(await ctx.images.bytesOf(master, size), headers);
}

/** If-None-Match: tags with commas between them, weak ones too (RFC 9110 §13.1.2). */
function knows(tags: string | null, etag: string): boolean {
  return tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

import { isKnownByClient } from '@shop/constants';
import { BytesAnswer } from '../contract/answer.ts';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError, UnavailableError } from '../errors/index.ts';
import { type ImageFormat, readSize } from './image-size.ts';
import type { Master } from './master.ts';
import { findPhotograph, imageOfPhotograph } from './photograph.queries.ts';
import { findPicture, shownPicture } from './picture.queries.ts';

interface Input {
  kind: string;
  key: string;
  /** Name of the master with the beginning of its hash. */
  master: string;
  size: string;
  /** Tags of what the client has already. */
  known: string | null;
}

const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Returns a photograph in one size. The input is looked up and never used as a path.
 * @throws NotFoundError `image.not_found`; UnavailableError `service.unavailable` while its storage does not answer
 */
export async function getImage({ ctx, input }: { ctx: Ctx; input: Input }): Promise<BytesAnswer> {
  const master = ctx.images.find(`${input.kind}/${input.key}/${input.master}`) ?? (await findUploaded(ctx, input));
  const size = master && readSize(input.size, master.image, master.isIcon);
  if (!master || !size) throw new NotFoundError('image.not_found', 'お探しの画像が見つかりませんでした。');
  const etag = `"${input.master}-${size.width}-${size.format}"`;
  const headers = {
    'content-type': mediaTypes[size.format],
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  };
  if (isKnownByClient(input.known, etag)) return new BytesAnswer(Buffer.alloc(0), headers, 304);
  return new BytesAnswer(await ctx.images.bytesOf(master, size), headers);
}

/** Reads from the database, not from the cache of this process: another process may have uploaded it a moment ago. */
async function findUploaded(ctx: Ctx, address: Pick<Input, 'kind' | 'key' | 'master'>): Promise<Master | undefined> {
  const found = await findStored(ctx, address);
  if (!found) return undefined;
  const read = () =>
    ctx.storage.read(found.storageKey).catch((cause: unknown) => {
      ctx.log.error({ err: cause }, 'the storage does not give a photograph');
      const details = { title: '画像を表示できません' };
      throw new UnavailableError('service.unavailable', '少し時間をおいて、もう一度お試しください。', {
        details,
        retryAfterSeconds: 10,
        cause,
      });
    });
  return { read, image: found.image, ...(found.isIcon && { isIcon: true }) };
}

async function findStored({ db }: Ctx, { kind, key, master }: Pick<Input, 'kind' | 'key' | 'master'>) {
  if (kind === 'products') {
    const row = await findPhotograph(db, key, master);
    return row && { storageKey: row.storageKey, image: imageOfPhotograph(row, key), isIcon: false };
  }
  const row = kind === 'pictures' ? await findPicture(db, key, master) : undefined;
  return row && { storageKey: row.storageKey, image: shownPicture(row).image, isIcon: row.name === 'favicon' };
}

import { describeMaster, type MasterDetails } from '@shop/photographs';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

/** The requirements of a product's photograph, so that every theme can show it like all others. */
export const PHOTOGRAPH = {
  /** As large as its largest size. */
  side: 1000,
  mostBytes: 15 * 1024 * 1024,
  /** Above any camera, and what may be unpacked of a small file. */
  mostPixels: 60_000_000,
  /** Frames of all themes are square: so much of the longer side may be cut off. */
  mostCut: 0.02,
} as const;

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The reason why a file is refused, as code and Japanese message. */
export interface PhotographProblem {
  readonly code: string;
  readonly message: string;
}

/** An accepted photograph: its stored bytes, and what pages need of it. */
export type TakenPhotograph = MasterDetails & { readonly bytes: Buffer };

/**
 * Makes a master of a file, for any file name: upright, in sRGB, square, and without metadata such as location and
 * camera.
 */
export async function takePhotograph(file: Buffer): Promise<TakenPhotograph | { readonly problem: PhotographProblem }> {
  if (file.length > PHOTOGRAPH.mostBytes)
    return no('too_heavy', `ファイルは${PHOTOGRAPH.mostBytes / 1024 / 1024}MBまでにしてください。`);
  // Before anything of it is decoded: drawings and documents are not opened at all.
  const type = await fileTypeFromBuffer(file);
  if (type?.mime === 'image/apng') return no('animated', 'アニメーションは使えません。1枚の写真にしてください。');
  if (!TYPES.includes(type?.mime ?? '')) return no('type', 'JPEG・PNG・WebP・AVIFの写真にしてください。');
  const opened = () => sharp(file, { limitInputPixels: false, failOn: 'error' });
  const head = await opened()
    .metadata()
    .catch(() => null);
  if (head === null) return broken;
  if ((head.pages ?? 1) > 1) return no('animated', 'アニメーションは使えません。1枚の写真にしてください。');
  const { width, height } = head.autoOrient;
  const problem = problemOfSize(width, height);
  if (problem) return problem;
  const bytes = await squared(sharp(file, { limitInputPixels: PHOTOGRAPH.mostPixels, failOn: 'error' })).catch(
    () => null,
  );
  return bytes === null ? broken : { bytes, ...(await describeMaster(bytes)) };
}

function problemOfSize(width: number, height: number) {
  const measured = `(このファイルは${width}×${height}ピクセル)`;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (width * height > PHOTOGRAPH.mostPixels)
    return no('too_large', `${PHOTOGRAPH.mostPixels / 10_000}万画素までの写真にしてください${measured}。`);
  if (long - short > long * PHOTOGRAPH.mostCut)
    return no('not_square', `正方形に切り抜いた写真にしてください${measured}。`);
  if (short < PHOTOGRAPH.side)
    return no('too_small', `一辺が${PHOTOGRAPH.side}ピクセル以上の写真にしてください${measured}。`);
  return null;
}

function squared(picture: Sharp): Promise<Buffer> {
  return picture
    .autoOrient()
    .resize(PHOTOGRAPH.side, PHOTOGRAPH.side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 88, effort: 4, smartSubsample: true })
    .toBuffer();
}

const no = (code: string, message: string) => ({ problem: { code: `photograph.${code}`, message } });
const broken = no('broken', '写真を読み取れません。ファイルが壊れていないかご確認ください。');

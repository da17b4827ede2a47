import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './heic/decode-heic.ts';
import { withProfile } from './heic/with-profile.ts';

/** The requirements of every uploaded picture. */
export const PICTURE = {
  mostBytes: 15 * 1024 * 1024,
  /** Above any camera, and what may be unpacked of a small file. */
  mostPixels: 60_000_000,
} as const;

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const HEIC_TYPES = ['image/heic', 'image/heif'];

/** The reason why a file is refused, as code and Japanese message. */
export interface PictureProblem {
  readonly code: string;
  readonly message: string;
}

/** A checked file: its size as it is seen, and a new pipeline of its upright pixels. */
export interface OpenedPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: () => Sharp;
}

/**
 * Checks a file by its content, for any file name, and opens it: JPEG, PNG, WebP, AVIF or HEIC. A damaged JPEG is found
 * only when its pixels are read.
 */
export async function openPicture(file: Buffer): Promise<OpenedPicture | { readonly problem: PictureProblem }> {
  if (file.length > PICTURE.mostBytes)
    return no('too_heavy', `ファイルは${PICTURE.mostBytes / 1024 / 1024}MBまでにしてください。`);
  // Before anything of it is decoded: drawings and documents are not opened at all.
  const type = await fileTypeFromBuffer(file);
  const isHeic = HEIC_TYPES.includes(type?.mime ?? '');
  if (type?.mime === 'image/apng') return animated;
  if (!isHeic && !TYPES.includes(type?.mime ?? ''))
    return no('type', 'JPEG・PNG・WebP・AVIF・HEICの写真にしてください。');
  const head = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null);
  if (head === null) return isHeic ? unreadableHeic : brokenPicture;
  const { width, height } = head.autoOrient;
  if (width * height > PICTURE.mostPixels)
    return no('too_large', `${PICTURE.mostPixels / 10_000}万画素までの写真にしてください${measured(width, height)}。`);
  // An AVIF may be within the general container of HEIC.
  if (head.compression !== 'hevc') {
    if ((head.pages ?? 1) > 1) return animated;
    const pixels = () => sharp(file, { limitInputPixels: PICTURE.mostPixels, failOn: 'error' }).autoOrient();
    return { width, height, pixels };
  }
  const decoded = await decodeHeic({ file, mostPixels: PICTURE.mostPixels });
  if (decoded === null) return unreadableHeic;
  const png = await withProfile(decoded, head.icc);
  return { width: decoded.width, height: decoded.height, pixels: () => sharp(png) };
}

/** The size of a file, as messages name it. */
export const measured = (width: number, height: number): string => `(このファイルは${width}×${height}ピクセル)`;

const no = (code: string, message: string) => ({ problem: { code: `photograph.${code}`, message } });
const animated = no('animated', 'アニメーションは使えません。1枚の写真にしてください。');
export const brokenPicture = no('broken', '写真を読み取れません。ファイルが壊れていないかご確認ください。');
const unreadableHeic = no(
  'heic',
  'このHEICの写真は読み取れません。JPEGに書き出してからお試しください(iPhone:写真アプリから「ファイル」にコピーし、長押し→「クイックアクション」→「イメージを変換」→JPEG。Mac:プレビューで開き、「ファイル」→「書き出す」→JPEG)。',
);

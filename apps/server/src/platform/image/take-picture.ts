import { describeMaster, type MasterDetails } from '@shop/photographs';
import sharp, { type Sharp } from 'sharp';
import { type Focus, cropAround } from './focus.ts';
import { brokenPicture, measured, type OpenedPicture, openPicture, type PictureProblem } from './open-picture.ts';
import type { PictureKind } from './picture-kinds.ts';
import { wholeOf } from './take-photograph.ts';
import { type Tone, toneOf } from './tone-of.ts';

/** A master of a picture that is not of a product. */
export type PictureMaster = MasterDetails & { readonly bytes: Buffer; readonly tone: Tone | null };

/** An accepted picture. `original` is the whole; null where the master is the whole. */
export type TakenPicture = PictureMaster & { readonly original: Buffer | null };

/** Makes a master of a file, as its kind needs it: upright, in sRGB, without metadata, cropped around the focus. */
export async function takePicture(
  file: Buffer,
  kind: PictureKind,
  focus: Focus,
): Promise<TakenPicture | { readonly problem: PictureProblem }> {
  const opened = await openPicture(file);
  if ('problem' in opened) return opened;
  const problem = problemOf(opened, kind);
  if (problem) return { problem };
  try {
    if (kind.crop === null) return { ...(await masterOf(opened.pixels(), kind)), original: null };
    const original = await wholeOf(opened, kind.isTransparent);
    return { ...(await cropPicture(original, kind, focus)), original };
  } catch {
    return brokenPicture;
  }
}

/** Crops an original around another focus. */
export async function cropPicture(original: Buffer, kind: PictureKind, focus: Focus): Promise<PictureMaster> {
  const { width, height } = await sharp(original).metadata();
  const crop = kind.crop ?? { width, height };
  return masterOf(sharp(original).extract(cropAround(focus, { width, height }, crop)), kind);
}

function problemOf({ width, height }: OpenedPicture, { label, least, mostRatio }: PictureKind): PictureProblem | null {
  if (width < least.width || height < least.height)
    return {
      code: 'photograph.too_small',
      message: `${label}は、幅${least.width}・高さ${least.height}ピクセル以上の画像にしてください${measured(width, height)}。`,
    };
  if (Math.max(width, height) > mostRatio * Math.min(width, height))
    return {
      code: 'photograph.too_long',
      message: `${label}は、長い辺が短い辺の${mostRatio}倍までの画像にしてください${measured(width, height)}。`,
    };
  return null;
}

async function masterOf(picture: Sharp, { most, isTransparent }: PictureKind): Promise<PictureMaster> {
  const fitted = picture.resize(most.width, most.height, { fit: 'inside', withoutEnlargement: true });
  // Logos are flat: without loss they are smaller, and their edges stay sharp.
  const bytes = await (
    isTransparent
      ? fitted.webp({ lossless: true, effort: 4 })
      : fitted.flatten({ background: '#ffffff' }).webp({ quality: 88, effort: 4, smartSubsample: true })
  ).toBuffer();
  return { bytes, tone: isTransparent ? await toneOf(bytes) : null, ...(await describeMaster(bytes)) };
}

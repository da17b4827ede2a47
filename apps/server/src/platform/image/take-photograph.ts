import { describeMaster, type MasterDetails } from '@shop/photographs';
import sharp, { type Sharp } from 'sharp';
import { CENTRE, cropAround, type Focus } from './focus.ts';
import { brokenPicture, measured, type OpenedPicture, openPicture, type PictureProblem } from './open-picture.ts';

/** The requirements of a product's photograph, so that every theme can show it like all others. */
export const PHOTOGRAPH = {
  /** Side of the master in pixels, as large as its largest size. */
  side: 1000,
  /** Fewest pixels of the shorter side: cards and pages of a product show about 400 on a display of density 2. */
  leastSide: 800,
  /** Most pixels of the shorter side of the stored original: twice the master. */
  originalSide: 2000,
  /** Most pixels of a side in WebP. */
  longestSide: 16_383,
} as const;

const SQUARE = { width: 1, height: 1 };

/** A square master: its stored bytes, and what pages need of it. */
export type SquareMaster = MasterDetails & { readonly bytes: Buffer };

/** An accepted photograph. `original` is the whole picture; null where the master is the whole. */
export type TakenPhotograph = SquareMaster & { readonly original: Buffer | null };

/**
 * Makes a master of a file, for any file name: upright, in sRGB, a square around the focus, and without metadata such as
 * location and camera.
 */
export async function takePhotograph(
  file: Buffer,
  focus: Focus = CENTRE,
): Promise<TakenPhotograph | { readonly problem: PictureProblem }> {
  const opened = await openPicture(file);
  if ('problem' in opened) return opened;
  const { width, height, pixels } = opened;
  if (Math.min(width, height) < PHOTOGRAPH.leastSide)
    return {
      problem: {
        code: 'photograph.too_small',
        message: `短い辺が${PHOTOGRAPH.leastSide}ピクセル以上の写真にしてください${measured(width, height)}。`,
      },
    };
  try {
    if (width === height) return { ...(await masterOf(pixels(), PHOTOGRAPH.side)), original: null };
    const original = await wholeOf(opened);
    return { ...(await cropPhotograph(original, focus)), original };
  } catch {
    return brokenPicture;
  }
}

/** Crops an original around another focus. */
export async function cropPhotograph(original: Buffer, focus: Focus): Promise<SquareMaster> {
  const { width, height } = await sharp(original).metadata();
  return masterOf(sharp(original).extract(cropAround(focus, { width, height }, SQUARE)), PHOTOGRAPH.side);
}

/** The whole picture without metadata, in a quality that a second encoding does not show. */
export function wholeOf({ width, height, pixels }: OpenedPicture, isTransparent = false): Promise<Buffer> {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, PHOTOGRAPH.originalSide / short, PHOTOGRAPH.longestSide / long);
  const whole = pixels().resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' });
  return (isTransparent ? whole : whole.flatten({ background: '#ffffff' }))
    .webp({ quality: 92, effort: 2, smartSubsample: true })
    .toBuffer();
}

async function masterOf(square: Sharp, side: number): Promise<SquareMaster> {
  const bytes = await square
    .resize(side, side, { withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 88, effort: 4, smartSubsample: true })
    .toBuffer();
  return { bytes, ...(await describeMaster(bytes)) };
}

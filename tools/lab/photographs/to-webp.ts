import sharp from 'sharp';
import type { Frame } from './frame.ts';

/** A master may not be larger, so that all of them together stay below 30 MB. */
export const largestMaster = 220_000;
const qualities = [90, 86, 82, 78, 74, 68, 60, 50];

/**
 * A picture as WebP of at most `limit` bytes, in the best quality that fits.
 * @throws Error when not even the lowest does
 */
export async function toWebp(picture: string | Buffer, limit: number = largestMaster): Promise<Buffer> {
  for (const quality of qualities) {
    const webp = await sharp(picture).removeAlpha().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= limit) return webp;
  }
  throw new Error(`The picture stays above ${limit} bytes even at quality ${qualities.at(-1)}.`);
}

/** Enlarges Blender's output to the size of a master, with sharpened edges. */
export function enlarge(picture: string, { width, height }: Pick<Frame, 'width' | 'height'>): Promise<Buffer> {
  return sharp(picture).resize(width, height, { kernel: 'lanczos3' }).sharpen({ sigma: 0.8 }).png().toBuffer();
}

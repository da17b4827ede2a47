import sharp, { type Sharp } from 'sharp';

/** Above any telephone, and what may be unpacked of a small file. */
const MOST_PIXELS = 110_000_000;

const QUALITY = 90;

const encoders = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: QUALITY, mozjpeg: false }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: QUALITY }),
} as const;

export type PictureType = keyof typeof encoders;

/**
 * Encodes a customer's picture again, upright and in sRGB: without location, time and camera, and without bytes after
 * its end (P-19).
 * @returns null when it cannot be decoded
 */
export async function withoutMetadata(bytes: Uint8Array, type: PictureType): Promise<Buffer | null> {
  const picture = sharp(bytes, { animated: type === 'image/webp', limitInputPixels: MOST_PIXELS, failOn: 'error' });
  return encoders[type](picture.autoOrient())
    .toBuffer()
    .catch(() => null);
}

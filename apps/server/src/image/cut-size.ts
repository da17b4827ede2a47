import sharp from 'sharp';
import type { ImageSize } from './size.rules.ts';

// Others are cut one after another, and the rest of the machine answers calls.
sharp.concurrency(1);

/**
 * A master in one of its sizes. A higher effort than 2 makes AVIF a tenth smaller and takes six times as long, which the
 * first reader would wait for.
 * @throws Error when the file is gone or no picture
 */
export function cutSize(file: string, { width, format }: ImageSize): Promise<Buffer> {
  const cut = sharp(file).resize(width, null, { withoutEnlargement: true });
  if (format === 'avif') return cut.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return cut.webp({ quality: 76, effort: 4, smartSubsample: true }).toBuffer();
  return cut.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

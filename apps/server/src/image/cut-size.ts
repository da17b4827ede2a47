import sharp from 'sharp';
import type { ImageSize } from './size.rules.ts';

// One size at a time on one thread: calls are answered meanwhile.
sharp.concurrency(1);
// Each size is cut once, so what was worked out for it is of no use later.
sharp.cache(false);

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

import sharp from 'sharp';
import type { Image } from '@shop/api';
import { PHONE_FILLING_WIDTH } from '@shop/constants';

// One size at a time on one thread, so that calls are answered meanwhile.
sharp.concurrency(1);

// Each size is made once, so caching intermediate results does not help.
sharp.cache(false);

/**
 * Returns a master in one of its sizes. An effort above 2 makes AVIF a tenth smaller but takes six times as long, which
 * delays the first reader.
 * @throws Error when it is not a picture
 */
export function cutSize(master: Buffer, { width, format }: ImageSize): Promise<Buffer> {
  const cut = sharp(master).resize(width, null, { withoutEnlargement: true });
  // A picture as wide as a phone is the largest paint of a page: at 14.6 kB, the first ten packets of a connection, it
  // needs no second round trip.
  if (format === 'avif' && width === PHONE_FILLING_WIDTH)
    return cut.avif({ quality: 45, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'avif') return cut.avif({ quality: 55, effort: 2 }).toBuffer();
  // A telephone shows this icon on its own ground, which is black where the picture is transparent.
  if (format === 'png') return (width === TOUCH_ICON ? cut.flatten({ background: '#ffffff' }) : cut).png().toBuffer();
  if (format === 'webp') return cut.webp({ quality: 76, effort: 4, smartSubsample: true }).toBuffer();
  return cut.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Width in pixels of the icon on the home screen of an iPhone. */
const TOUCH_ICON = 180;

export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** One of the sizes of a photograph. */
export interface ImageSize {
  readonly width: number;
  readonly format: ImageFormat;
}

/**
 * Reads the last part of a URL, e.g. `480.avif`; null for a size that this photograph does not have. Its full width is
 * for zooming.
 */
export function readSize(
  text: string,
  { widths, width: own }: Pick<Image, 'width' | 'widths'>,
  isIcon = false,
): ImageSize | null {
  const [, digits, format] = /^(\d{1,5})\.(avif|webp|jpg|png)$/.exec(text) ?? [];
  const width = [...widths, own].find((known) => String(known) === digits);
  if (width === undefined || !isFormat(format)) return null;
  // Browsers and home screens read icons as PNG.
  if (format === 'png') return isIcon ? { width, format } : null;
  // Link previews need one large JPEG; all browsers support WebP.
  return format === 'jpg' && width !== widths.at(-1) ? null : { width, format };
}

function isFormat(text: string | undefined): text is ImageFormat {
  return text === 'avif' || text === 'webp' || text === 'jpg' || text === 'png';
}

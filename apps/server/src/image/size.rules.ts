import type { Image } from '@shop/api';

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** One of the sizes of a photograph. */
export interface ImageSize {
  readonly width: number;
  readonly format: ImageFormat;
}

/** Reads the last part of an address, e.g. `480.avif`; null for what this photograph does not come in. */
export function readSize(text: string, { widths }: Pick<Image, 'widths'>): ImageSize | null {
  const [, digits, format] = /^(\d{1,5})\.(avif|webp|jpg)$/.exec(text) ?? [];
  const width = widths.find((known) => String(known) === digits);
  if (width === undefined || !isFormat(format)) return null;
  // Previews of links want one large JPEG; everything that shows pages knows WebP.
  return format === 'jpg' && width !== widths.at(-1) ? null : { width, format };
}

function isFormat(text: string | undefined): text is ImageFormat {
  return text === 'avif' || text === 'webp' || text === 'jpg';
}

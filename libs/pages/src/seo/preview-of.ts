import type { Image } from '@shop/api';

/** Rooted address of a photograph for search engines and previews of links: JPEG, the one format that all of them read. */
export function previewOf({ base, widths }: Pick<Image, 'base' | 'widths'>): string {
  return `${base}/${widths.at(-1)}.jpg`;
}

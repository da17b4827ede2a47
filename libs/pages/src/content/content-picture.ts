import type { FrontSettings, Image } from '@shop/api';
import type { ShopSettings } from '@shop/state';
import type { ContentPicture } from '@shop/theming';

interface Pictured {
  readonly image_url: string | null;
  readonly image?: Image | null;
  readonly alt: string;
}

/** Returns the picture of a banner or entry: an uploaded one, or its stored file; null without one. */
export function contentPicture(
  { image_url: path, image, alt }: Pictured,
  site: ShopSettings['SITE'],
): ContentPicture | null {
  if (image && isUploaded(image)) return { src: '', alt: image.alt, image };
  return path === null ? null : { src: storageAddress(site, path), alt };
}

/** Whether a picture was uploaded for this place: photographs that stand in for one have no focus. */
export const isUploaded = ({ focus }: Image): boolean => focus !== undefined;

/**
 * Returns the URL of a stored file. A path without a leading slash is in the channel's folder of the storage (spec §9
 * "Storage URLs"); without a setting the storage is this origin.
 */
export function storageAddress(
  { STORAGE_URL, CHANNEL_PREFIX }: Pick<FrontSettings['SITE'], 'STORAGE_URL' | 'CHANNEL_PREFIX'>,
  path: string,
): string {
  const folder = path.startsWith('/') ? '' : `/${CHANNEL_PREFIX}/`;
  return `${STORAGE_URL.replace(/\/$/, '')}${folder}${path}`;
}

import type { Image } from '@shop/api';
import type { ShopSettings } from '@shop/state';
import type { ContentPicture } from '@shop/theming';
import { storageAddress } from './storage-address.ts';

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

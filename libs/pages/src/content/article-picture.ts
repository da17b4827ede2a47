import type { LandingPage } from '@shop/api';
import type { ShopSettings } from '@shop/state';
import type { ArticlePicture } from '@shop/theming';
import { storageAddress } from './storage-address.ts';

/** The picture of something to read: its own file, a photograph of what it is about, or a drawing. */
export function articlePicture(
  { image_url, image, illustration, alt }: Pick<LandingPage, 'image_url' | 'image' | 'illustration' | 'alt'>,
  site: ShopSettings['SITE'],
): ArticlePicture {
  return {
    stored: image_url === null ? null : { src: storageAddress(site, image_url), alt },
    own: { drawing: illustration ?? '', tone: image ? 'photo' : 'plate', alt: image?.alt ?? alt, image },
  };
}

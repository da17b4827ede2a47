import type { LandingPage } from '@shop/api';
import type { ShopSettings } from '@shop/state';
import type { ArticlePicture } from '@shop/theming';
import { storageAddress } from './content-picture.ts';

/** Returns the picture of an article: its own file, a photograph of its subject, or an illustration. */
export function articlePicture(
  { image_url, image, illustration, alt }: Pick<LandingPage, 'image_url' | 'image' | 'illustration' | 'alt'>,
  site: ShopSettings['SITE'],
): ArticlePicture {
  return {
    stored: image_url === null ? null : { src: storageAddress(site, image_url), alt },
    own: { drawing: illustration ?? '', tone: image ? 'photo' : 'plate', alt: image?.alt ?? alt, image },
  };
}

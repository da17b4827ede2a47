import type { ShopSettings } from '@shop/state';
import type { BannerAreaProps } from '@shop/theming';
import { contentPicture } from '../content/content-picture.ts';
import type { ShownBanner } from './page-block.ts';

/** Returns the props of banners with a link. */
export function bannerViews(banners: readonly ShownBanner[], site: ShopSettings['SITE']): BannerAreaProps['banners'] {
  return banners.flatMap(({ id, title, body, link_url, illustration, ...picture }) =>
    link_url === null
      ? []
      : [
          {
            id: String(id),
            title,
            text: body,
            href: link_url,
            drawing: illustration,
            picture: contentPicture(picture, site),
          },
        ],
  );
}

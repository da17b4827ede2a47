import type { ShopSettings } from '@shop/state';
import type { BannerAreaProps } from '@shop/theming';
import { storageAddress } from '../content/storage-address.ts';
import type { ShownBanner } from './page-block.ts';

/** Returns the props of banners with a link. */
export function bannerViews(banners: readonly ShownBanner[], site: ShopSettings['SITE']): BannerAreaProps['banners'] {
  return banners.flatMap(({ id, title, body, link_url, illustration, image_url, alt }) =>
    link_url === null
      ? []
      : [
          {
            id: String(id),
            title,
            text: body,
            href: link_url,
            drawing: illustration,
            picture: image_url === null ? null : { src: storageAddress(site, image_url), alt },
          },
        ],
  );
}

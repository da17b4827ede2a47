import { paths } from '@shop/constants';
import { homeCopy } from '@shop/copy';
import type { FrameData } from '../frame/index.ts';
import type { PageSeo } from '../seo/page-meta.ts';
import { previewOf } from '../seo/preview-of.ts';

/** What the public face says of itself. */
export function homeSeo({ frame }: { readonly frame: FrameData }): PageSeo {
  const { NAME, URL: origin, DESCRIPTION, HERO } = frame.settings.SITE;
  return {
    title: null,
    description: DESCRIPTION || homeCopy.seoDescription,
    path: paths.home(),
    indexable: true,
    ...(HERO && { image: previewOf(HERO) }),
    jsonLd: [{ '@type': 'WebSite', name: NAME, url: new URL(paths.home(), origin).href, inLanguage: 'ja' }],
  };
}

/** What the shop's own top says of itself. */
export function shopTopSeo(): PageSeo {
  return { title: homeCopy.shopTitle, description: homeCopy.seoDescription, path: paths.top(), indexable: true };
}

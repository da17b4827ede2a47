import { paths } from '@shop/constants';
import { homeCopy } from '@shop/copy';
import type { FrameData } from '../frame-data/frame-data.ts';
import type { CopyOf, PageSeo } from '../seo/page-meta.ts';
import { previewOf } from '../seo/preview-of.ts';
import type { HomeData } from './load.ts';

/** Returns the metadata of the public top page. */
export function homeSeo({
  frame,
  data: { hero },
}: {
  readonly frame: FrameData;
  readonly data: Pick<HomeData, 'hero'>;
}): PageSeo {
  return {
    title: null,
    description: frame.settings.SITE.DESCRIPTION || homeCopy.seoDescription,
    path: paths.home(),
    indexable: true,
    ...(hero && !frame.settings.SITE.SHARE && { image: previewOf(hero) }),
  };
}

/** Returns the metadata of the shop's top page. */
export function shopTopSeo({ copyOf }: { readonly copyOf: CopyOf }): PageSeo {
  const t = copyOf(homeCopy);
  return { title: t.shopTitle, description: t.seoDescription, path: paths.top(), indexable: true };
}

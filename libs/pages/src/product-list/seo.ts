import { paths } from '@shop/constants';
import { goodsCopy, productListCopy } from '@shop/copy';
import type { FrameData } from '../frame-data/frame-data.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { CopyOf, PageSeo } from '../seo/page-meta.ts';
import { previewOf } from '../seo/preview-of.ts';
import { allProducts, listHref, readListQuery, type ListQuery } from './list-query.ts';
import type { ProductListData } from './load.ts';
import { titleOf } from './model.ts';

/** Returns the metadata of a list. Categories are indexed; searches and filters are not. */
export function productListSeo({
  data,
  frame,
  url,
  copyOf,
}: {
  readonly data: ProductListData;
  readonly frame: FrameData;
  readonly url: URL;
  readonly copyOf: CopyOf;
}): PageSeo {
  const t = copyOf(productListCopy);
  const query = readListQuery(url.searchParams);
  const category = data.facets.categories.find(({ value }) => value === query.category)?.label;
  const face = data.category;
  const own: ListQuery = {
    ...allProducts,
    category: category ? query.category : '',
    page: query.page,
  };
  const title = query.word || category ? titleOf(query, category, t) : t.seoProductsTitle;
  return {
    title,
    description: face?.lead ?? t.seoProductsDescription,
    path: listHref(own),
    indexable: listHref(own) === listHref(query) && data.products.length > 0,
    isFollowed: true,
    ...(face?.image && { image: previewOf(face.image) }),
    jsonLd: [
      breadcrumbJsonLd(
        [
          { label: goodsCopy.home, href: paths.home() },
          { label: goodsCopy.products, href: paths.products() },
          ...(category ? [{ label: category, href: listHref(own) }] : []),
        ],
        frame.settings.SITE.URL,
      ),
    ],
  };
}

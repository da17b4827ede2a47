import { paths, withQuery } from '@shop/constants';
import { goodsCopy as goods, productCopy as t } from '@shop/copy';
import type { FrameData } from '../frame-data/frame-data.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { productJsonLd } from '../seo/product-json-ld.ts';
import type { PageSeo } from '../seo/page-meta.ts';
import { previewOf } from '../seo/preview-of.ts';
import type { ProductData } from './load.ts';
import { availabilityOf } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';

/** Returns the metadata of a product, with offer and breadcrumbs as structured data. */
export function productSeo({
  data: { product },
  frame: { settings },
}: {
  readonly data: ProductData;
  readonly frame: FrameData;
}): PageSeo {
  const href = paths.product(product.key);
  const origin = settings.SITE.URL;
  const description = [
    t.seoProductDescription(product.name, product.region.country, product.unit_label),
    product.tasting_note,
  ]
    .filter(Boolean)
    .join('');
  const category = product.categories[0];
  const images = product.images.map(previewOf);
  const [image] = images;
  return {
    title: product.name,
    description,
    path: href,
    indexable: true,
    type: 'product',
    ...(image && { image }),
    jsonLd: [
      productJsonLd(
        {
          key: product.key,
          name: product.name,
          description,
          brand: product.brand.name,
          price: product.price,
          priceEndsAt: product.sale?.ends_at ?? null,
          availability: availabilityOf(product, sellingStopped(settings)).kind,
          href,
          images: images.map(({ href }) => href),
        },
        origin,
      ),
      breadcrumbJsonLd(
        [
          { label: goods.home, href: paths.home() },
          { label: goods.products, href: paths.products() },
          ...(category
            ? [{ label: category.name, href: withQuery(paths.products(), { category: category.key }) }]
            : []),
          { label: product.name, href },
        ],
        origin,
      ),
    ],
  };
}

import type { Brand } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';
import { fixedScreens, readPublicThings, type PublicThings } from '../seo/load-sitemap.ts';

export interface SitemapRead extends PublicThings {
  readonly screens: ReturnType<typeof fixedScreens>;
  /** The makers of products that the channel sells. */
  readonly brands: readonly Pick<Brand, 'key' | 'name'>[];
}

/** Reads the public content, from the source of `sitemap.xml`, and the makers. @throws ApiFailure */
export async function loadSitemapPage({ api, signal }: LoadInput): Promise<SitemapRead> {
  const [things, { data }] = await Promise.all([
    readPublicThings({ api, signal }),
    api.GET('/v1/brands', { params: { query: { per: 'all' } }, signal }),
  ]);
  const brands = data.flatMap(({ key, name, product_count }) => (product_count > 0 ? [{ key, name }] : []));
  const products = things.products.map(({ key, name, category }) => ({ key, name, category }));
  return { ...things, products, screens: fixedScreens(), brands };
}

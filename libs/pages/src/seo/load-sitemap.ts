import type { BlogSummary, CategoryNode, NewsSummary, StaticPageUrl } from '@shop/api';
import { COLLECTIONS, landingPaths, paths, screens, withQuery, type ScreenName } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';
import { listAllProducts } from './list-all-products.ts';
import { pageAddress } from './page-address.ts';
import { previewOf } from './preview-of.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** The public content of the channel, for `sitemap.xml` and the sitemap page. */
export interface PublicThings {
  readonly categories: readonly CategoryNode[];
  readonly products: readonly { readonly key: string; readonly name: string; readonly category: string }[];
  readonly news: readonly Pick<NewsSummary, 'id' | 'title' | 'updated_at'>[];
  readonly articles: readonly Pick<BlogSummary, 'id' | 'title' | 'updated_at'>[];
  readonly landings: readonly { readonly key: string; readonly title: string; readonly updated_at: string }[];
  /** Entries of collections that have pages. */
  readonly entries: readonly (PublicThings['landings'][number] & { readonly alias: string })[];
  readonly pages: readonly Pick<StaticPageUrl, 'path' | 'title' | 'updated_at'>[];
}

/** Returns the screens without a key that are in the sitemap, in the order of their table. */
export function fixedScreens(): readonly { readonly name: ScreenName; readonly path: string }[] {
  // `Object.entries` types the names as strings.
  const rows = Object.entries(screens) as [ScreenName, (typeof screens)[ScreenName]][];
  return rows.flatMap(([name, { path, inSitemap }]) =>
    inSitemap && !path.includes(':') ? [{ name, path: path.replace(/\/?$/, '/') }] : [],
  );
}

/** Reads categories, products, articles and static pages of the channel, for `/llms.txt`. @throws ApiFailure */
export async function readMainThings({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<MainThings> {
  const [categories, products, pages, articles] = await Promise.all([
    api.GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal }),
    listAllProducts(api, signal),
    api.GET('/v1/static-pages/urls', { signal }),
    api.GET('/v1/blogs', { params: { query: { per: 'all' } }, signal }),
  ]);
  return {
    categories: categories.data,
    products: products.map(({ key, name, image, categories }) => ({
      ...{ key, name, category: categories[0]?.key ?? '' },
      preview: image && previewOf(image).href,
    })),
    pages: pages.data,
    articles: articles.data,
  };
}

/** These, news, landing pages and entries of collections of the channel. @throws ApiFailure */
export async function readPublicThings({
  api,
  signal,
}: Pick<LoadInput, 'api' | 'signal'>): Promise<Omit<PublicThings, 'products'> & MainThings> {
  const [main, news, landings, ...entries] = await Promise.all([
    readMainThings({ api, signal }),
    api.GET('/v1/news', { params: { query: { per: 'all' } }, signal }),
    api.GET('/v1/lp', { params: { query: { per: 'all' } }, signal }),
    ...COLLECTIONS.map((alias) =>
      api.GET('/v1/collections/{alias}', { params: { path: { alias }, query: { per: 'all' } }, signal }),
    ),
  ]);
  return {
    ...main,
    news: news.data,
    landings: landings.data,
    // Of their bodies nothing is shown here.
    entries: entries.flatMap(({ data }) =>
      data.map(({ alias, key, title, updated_at }) => ({ alias, key, title, updated_at })),
    ),
  };
}

/** Reads every public URL of the channel: fixed screens, products and all public content. @throws ApiFailure */
export async function loadSitemap(input: Pick<LoadInput, 'api' | 'signal'>): Promise<readonly SitemapEntry[]> {
  const { categories, products, pages, news, articles, landings, entries } = await readPublicThings(input);
  return [
    ...fixedScreens()
      .filter(({ path }) => (path !== '/news/' || news.length > 0) && (path !== '/blog/' || articles.length > 0))
      .map(({ path }) => ({ path })),
    ...flattenCategories(categories).map(({ key }) => ({ path: withQuery(paths.products(), { category: key }) })),
    ...products.map(({ key, preview }) => ({ path: paths.product(key), images: preview === null ? [] : [preview] })),
    ...news.map(({ id, updated_at }) => ({ path: paths.news(String(id)), changedAt: updated_at })),
    ...articles.map(({ id, updated_at }) => ({ path: paths.blog(String(id)), changedAt: updated_at })),
    ...landings.map(({ key, updated_at }) => ({ path: landingPaths.page(key), changedAt: updated_at })),
    ...entries.map(({ alias, key, updated_at }) => ({ path: landingPaths.entry(alias, key), changedAt: updated_at })),
    ...pages.map((page) => ({ path: pageAddress(page), changedAt: page.updated_at })),
  ];
}

/** Every category, each before those below it. */
export const flattenCategories = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flattenCategories(node.children)]);

interface MainThings extends Pick<PublicThings, 'categories' | 'articles' | 'pages'> {
  readonly products: readonly ListedProduct[];
}

type ListedProduct = PublicThings['products'][number] & {
  /** The path of its photograph; null for none. */
  readonly preview: string | null;
};

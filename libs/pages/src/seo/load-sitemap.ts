import type { ApiClient, CategoryNode } from '@shop/api';
import { paths, screens, withQuery } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const productsAtOnce = 60;
const fixed = Object.values(screens).flatMap(({ path, inSitemap }) =>
  inSitemap && !path.includes(':') ? [{ path: path.replace(/\/?$/, '/') }] : [],
);

/** Every public address of the channel: fixed screens, categories, products, news, static pages. @throws ApiFailure */
export async function loadSitemap({
  api,
  signal,
}: Pick<LoadInput, 'api' | 'signal'>): Promise<readonly SitemapEntry[]> {
  const [categories, products, pages, news] = await Promise.all([
    api.GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal }),
    listProductKeys(api, signal),
    api.GET('/v1/static-pages/urls', { signal }),
    api.GET('/v1/news', { params: { query: { per: 'all' } }, signal }),
  ]);
  return [
    ...fixed,
    ...flatten(categories.data).map(({ key }) => ({ path: withQuery(paths.products(), { category: key }) })),
    ...products.map((key) => ({ path: paths.product(key) })),
    ...news.data.map(({ id, updated_at }) => ({ path: paths.news(String(id)), changedAt: updated_at })),
    ...pages.data.map(({ path, updated_at }) => ({ path: `${path.replace(/\/+$/, '')}/`, changedAt: updated_at })),
  ];
}

const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

async function listProductKeys(api: ApiClient, signal: AbortSignal): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, pagination } = await api.GET('/v1/products', {
      params: { query: { page, per: productsAtOnce } },
      signal,
    });
    keys.push(...data.map(({ key }) => key));
    last = pagination?.last ?? page;
  }
  return keys;
}

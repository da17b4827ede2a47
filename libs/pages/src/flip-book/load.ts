import type { ApiClient, Catalog } from '@shop/api';
import { data } from 'react-router';
import { photographsOf, type Photographs } from '../content/illustration-of.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { cardProduct, type CardProduct } from '../product-card/card-product.ts';

export type CatalogCover = Pick<Catalog, 'key' | 'name' | 'lead' | 'issued_on' | 'illustration' | 'alt'> & {
  readonly pageCount: number;
};

export interface FlipBookRead {
  /** Those that can be leafed through. */
  readonly covers: readonly CatalogCover[];
  /** Whether at least one catalogue can be ordered by post. */
  readonly isOrderable: boolean;
  /** The one that the address names. */
  readonly book: Pick<Catalog, 'key' | 'name' | 'lead' | 'issued_on' | 'binding' | 'pages'> | null;
  /** Goods of its pages, in any order. */
  readonly products: readonly CardProduct[];
  readonly photographs: Photographs;
}

/** The most keys of a request. */
const keysAtOnce = 20;

/** Reads the catalogues, and the whole one in the URL. @throws ApiFailure, 404 if there is no such catalogue */
export async function loadFlipBook({ api, url, signal }: LoadInput): Promise<FlipBookRead> {
  const [catalogs, categories] = await Promise.all([
    api.GET('/v1/catalog', { signal }),
    api.GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal }),
  ]);
  const isOrderable = catalogs.data.some((catalog) => catalog.is_orderable);
  const open = catalogs.data.filter(({ pages }) => pages.length > 0);
  const key = url.searchParams.get('catalog');
  const named = open.find((catalog) => catalog.key === key);
  if (key !== null && !named) throw data({ code: 'catalog.not_found' }, { status: 404 });
  const photographs = photographsOf(categories.data);
  const covers = open.map(({ key, name, lead, issued_on, illustration, alt, pages }) => ({
    key,
    name,
    lead,
    issued_on,
    illustration,
    alt,
    pageCount: pages.length,
  }));
  if (!named) return { covers, isOrderable, book: null, products: [], photographs };
  const { name, lead, issued_on, binding, pages } = named;
  return {
    covers,
    isOrderable,
    book: { key: named.key, name, lead, issued_on, binding, pages },
    products: await readGoods(api, pages, signal),
    photographs,
  };
}

async function readGoods(api: ApiClient, pages: Catalog['pages'], signal: AbortSignal): Promise<CardProduct[]> {
  const keys = [...new Set(pages.flatMap(({ product_keys }) => product_keys))];
  const parts = Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, part) =>
    keys.slice(part * keysAtOnce, (part + 1) * keysAtOnce),
  );
  const answers = await Promise.all(
    parts.map((part) => api.GET('/v1/products', { params: { query: { 'key[]': part, per: keysAtOnce } }, signal })),
  );
  return answers.flatMap(({ data: products }) => products.map(cardProduct));
}

import type { ApiClient, Banner, CategoryNode, FacetValue } from '@shop/api';
import type { LoadInput } from '../loading/load-input.ts';
import { type CardProduct, cardProduct } from '../product/card-product.ts';
import { heroArea } from './hero-area.ts';
import type { SeasonWords } from './season-words.ts';

/** Goods of one shelf: as many as fit into a row of the widest screen. */
const shelfSize = 4;

export interface HomeData {
  /** The season's words, when no campaign takes the top of the page. */
  readonly season: SeasonWords | null;
  readonly categories: readonly Pick<CategoryNode, 'key' | 'name' | 'product_count'>[];
  readonly banners: readonly Banner[];
  /** Countries with their goods counted; null when they could not be read: the page stands without them. */
  readonly countries: readonly FacetValue[] | null;
  readonly shelves: readonly { readonly id: ShelfId; readonly products: readonly CardProduct[] }[];
}

export type ShelfId = 'recommended' | 'new' | 'ambient' | 'gift';

/** The public face: season, ways in, three shelves. @throws ApiFailure */
export function loadHome(input: LoadInput): Promise<HomeData> {
  return loadFace(input, [heroArea, 'home_campaign'], ['recommended', 'gift', 'ambient']);
}

/** The shop's own top: what is new stands before what keeps. @throws ApiFailure */
export function loadShopTop(input: LoadInput): Promise<HomeData> {
  return loadFace(input, ['shop_campaign', 'home_campaign'], ['new', 'recommended', 'ambient']);
}

/** What narrows a shelf besides being in stock. */
const narrow: Readonly<Record<ShelfId, { 'zone[]'?: ['ambient']; 'tag[]'?: ['gift'] }>> = {
  recommended: {},
  new: {},
  ambient: { 'zone[]': ['ambient'] },
  gift: { 'tag[]': ['gift'] },
};

async function loadFace(
  { api, signal }: LoadInput,
  areas: readonly string[],
  ids: readonly ShelfId[],
  now = new Date(),
): Promise<HomeData> {
  const [categories, banners, countries, ...shelves] = await Promise.all([
    api.GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal }),
    api.GET('/v1/banners', { params: { query: { 'area[]': [...areas], is_show: 1 } }, signal }),
    loadCountries(api, signal),
    ...ids.map((id) => loadShelf(api, id, signal)),
  ]);
  return {
    season: banners.data.some(({ area }) => area === heroArea)
      ? null
      : (await import('./season-words.ts')).seasonWords(now),
    categories: categories.data.map(({ key, name, product_count }) => ({ key, name, product_count })),
    banners: banners.data,
    countries,
    shelves: shelves.map((products, index) => ({ id: ids[index] ?? 'recommended', products })),
  };
}

async function loadCountries(api: ApiClient, signal: AbortSignal): Promise<readonly FacetValue[] | null> {
  const answer = await api.GET('/v1/product-facets', { params: { query: {} }, signal }).catch(() => null);
  return answer?.data.countries ?? null;
}

async function loadShelf(api: ApiClient, id: ShelfId, signal: AbortSignal): Promise<readonly CardProduct[]> {
  const query = { in_stock: 1, per: shelfSize, sort: id === 'new' ? 'new' : 'recommended', ...narrow[id] } as const;
  const { data } = await api.GET('/v1/products', { params: { query }, signal });
  return data.map(cardProduct);
}

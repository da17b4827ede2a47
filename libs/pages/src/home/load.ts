import type { ApiClient, Banner, CategoryNode, ProductSummary } from '@shop/api';
import type { LoadInput } from '../load-input.ts';
import { seasonAt, type Season } from './season.ts';

/** Goods of one shelf: as many as fit into a row of the widest screen. */
const shelfSize = 4;

export interface HomeData {
  readonly season: Season;
  readonly categories: readonly CategoryNode[];
  readonly banners: readonly Banner[];
  readonly shelves: readonly { readonly id: ShelfId; readonly products: readonly ProductSummary[] }[];
}

export type ShelfId = 'recommended' | 'new' | 'ambient';

/** The public face: season, ways in, two shelves. @throws ApiFailure */
export function loadHome(input: LoadInput): Promise<HomeData> {
  return loadFace(input, 'home', ['recommended', 'ambient']);
}

/** The shop's own top: what is new stands before what keeps. @throws ApiFailure */
export function loadShopTop(input: LoadInput): Promise<HomeData> {
  return loadFace(input, 'ec', ['new', 'recommended', 'ambient']);
}

async function loadFace({ api, signal }: LoadInput, area: string, ids: readonly ShelfId[], now = new Date()): Promise<HomeData> {
  const [categories, banners, ...shelves] = await Promise.all([
    api.GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal }),
    api.GET('/v1/banners', { params: { query: { 'area[]': [area], is_show: 1 } }, signal }),
    ...ids.map((id) => loadShelf(api, id, signal)),
  ]);
  return {
    season: seasonAt(now),
    categories: categories.data,
    banners: banners.data,
    shelves: shelves.map((products, index) => ({ id: ids[index] ?? 'recommended', products })),
  };
}

async function loadShelf(api: ApiClient, id: ShelfId, signal: AbortSignal): Promise<readonly ProductSummary[]> {
  const zone = id === 'ambient' ? { 'zone[]': ['ambient' as const] } : {};
  const query = { in_stock: 1 as const, per: shelfSize, sort: id === 'new' ? ('new' as const) : ('recommended' as const), ...zone };
  const { data } = await api.GET('/v1/products', { params: { query }, signal });
  return data;
}

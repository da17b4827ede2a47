import type { ApiClient, CategoryNode, FacetValue, Image } from '@shop/api';
import { loadBanners } from '../layout/load-banners.ts';
import { loadBlocks } from '../layout/load-blocks.ts';
import { loadLayout } from '../layout/load-layout.ts';
import { loadShelf, type Shelf } from '../layout/load-shelf.ts';
import type { PageBlock, ShownBanner } from '../layout/page-block.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { heroArea, promiseArea } from './areas.ts';
import type { SeasonCopy } from './season-copy.ts';
import type { BannerWish } from '../layout/load-banners.ts';
import type { LayoutBlock } from '../layout/load-layout.ts';
import type { ShelfWish } from '../layout/load-shelf.ts';

/** The content of a top page: banners and shelves at the positions of the theme, other blocks below. */
interface FacePlan {
  readonly banners: readonly BannerWish[];
  readonly shelves: readonly ShelfWish[];
  readonly blocks: readonly LayoutBlock[];
}

export interface HomeData {
  /** The texts of the season, if there is no campaign. */
  readonly season: SeasonCopy | null;
  /** The channel's photograph; null if there is none or it cannot be read: an illustration is shown instead. */
  readonly hero: Image | null;
  readonly categories: readonly Pick<CategoryNode, 'key' | 'name' | 'product_count'>[];
  readonly banners: readonly ShownBanner[];
  /** Countries with the number of their products; null if they cannot be read. */
  readonly countries: readonly FacetValue[] | null;
  readonly shelves: readonly Shelf[];
  /** The other blocks of the layout; null for none. */
  readonly blocks: readonly PageBlock[] | null;
}

/** Reads the public top page: season, entrances, shelves. @throws ApiFailure */
export function loadHome(input: LoadInput): Promise<HomeData> {
  return loadFace(input, 'home', ownFace([heroArea, 'home_campaign', promiseArea], ['recommended', 'gift', 'ambient']));
}

/** Reads the top page of the shop: new products come first. @throws ApiFailure */
export function loadShopTop(input: LoadInput): Promise<HomeData> {
  return loadFace(
    input,
    'ec',
    ownFace(['shop_campaign', 'home_campaign', promiseArea], ['new', 'recommended', 'ambient']),
  );
}

async function loadFace(input: LoadInput, page: string, own: FacePlan): Promise<HomeData> {
  const { api, signal, now = new Date() } = input;
  const [categories, countries, hero, planned] = await Promise.all([
    api.GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal }),
    loadCountries(api, signal),
    loadHero(api, signal),
    loadPlanned(input, page, own),
  ]);
  return {
    season: planned.banners.some(({ area }) => area === heroArea)
      ? null
      : (await import('./season-copy.ts')).copyOfSeason(now),
    hero,
    categories: categories.data.map(({ key, name, product_count }) => ({ key, name, product_count })),
    countries,
    ...planned,
  };
}

/** Returns the plan of a page's layout, or that of the theme. */
async function loadPlanned(
  input: LoadInput,
  page: string,
  own: FacePlan,
): Promise<Pick<HomeData, 'banners' | 'shelves' | 'blocks'>> {
  const layout = await loadLayout(input, page);
  const plan = layout ? planFace(layout) : own;
  const [banners, shelves, blocks] = await Promise.all([
    loadBanners(input, plan.banners),
    Promise.all(plan.shelves.map((shelf) => loadShelf(input, shelf))),
    loadBlocks(input, plan.blocks),
  ]);
  return { banners, shelves, blocks };
}

async function loadCountries(api: ApiClient, signal: AbortSignal): Promise<readonly FacetValue[] | null> {
  const answer = await api.GET('/v1/product-facets', { params: { query: {} }, signal }).catch(() => null);
  return answer?.data.countries ?? null;
}

async function loadHero(api: ApiClient, signal: AbortSignal): Promise<Image | null> {
  const answer = await api.GET('/v1/settings/front', { signal }).catch(() => null);
  return answer?.data.SITE.HERO ?? null;
}

/** Returns the plan of a layout, in its order; a shelf listed twice is shown once. */
export function planFace(layout: readonly LayoutBlock[]): FacePlan {
  const shelves = layout.flatMap(({ kind, code, title, limit }) =>
    kind === 'products' ? [{ id: code ?? 'recommended', title, limit }] : [],
  );
  return {
    banners: layout.flatMap(({ kind, code, limit }) =>
      kind === 'banners' && code !== null ? [{ area: code, limit }] : [],
    ),
    shelves: shelves.filter(({ id }, index) => shelves.findIndex((other) => other.id === id) === index),
    blocks: layout.filter(({ kind }) => kind !== 'banners' && kind !== 'products'),
  };
}

/** Returns the plan of the theme, used if there is no layout. */
function ownFace(areas: readonly string[], ids: readonly string[]): FacePlan {
  return {
    banners: areas.map((area) => ({ area, limit: null })),
    shelves: ids.map((id) => ({ id, title: null, limit: null })),
    blocks: [],
  };
}

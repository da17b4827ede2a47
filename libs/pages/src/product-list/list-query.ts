import { SEARCH_WORD_MAX, paths, withQuery } from '@shop/constants';

/** The orders of the list, by their names in the URL. */
export const SORTS = ['recommended', 'new', 'price_asc', 'price_desc', 'price_per_100g_asc', 'name'] as const;
export type Sort = (typeof SORTS)[number];

const ZONES = ['ambient', 'chilled', 'frozen'] as const;
type Zone = (typeof ZONES)[number];

/** Filters, order and page of the product list; all are in the URL. */
export interface ListQuery {
  readonly word: string;
  /** Whether the word is searched exactly as typed: not corrected, not read as a filter, no part left out. */
  readonly asTyped: boolean;
  readonly category: string;
  readonly brand: readonly string[];
  readonly tag: readonly string[];
  readonly country: readonly string[];
  readonly zone: readonly Zone[];
  /** Allergens that must not be in. */
  readonly allergen: readonly string[];
  /** Yen, inclusive. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly inStock: boolean;
  readonly sort: Sort;
  readonly page: number;
}

/** Reads a URL or a submitted form, without invalid values. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const list = (name: string, most: number) =>
    [...new Set(search.getAll(name))].filter((value) => value !== '' && value.length <= 60).slice(0, most);
  return {
    word: [...(search.get('word') ?? '').trim()].slice(0, SEARCH_WORD_MAX).join(''),
    asTyped: search.get('as_typed') === '1',
    category: (search.get('category') ?? '').slice(0, 60),
    brand: list('brand', 50),
    tag: list('tag', 20),
    country: list('country', 50).filter((code) => code.length === 2),
    zone: ZONES.filter((zone) => search.getAll('zone').includes(zone)),
    allergen: list('allergen', 30).filter((name) => name.length <= 20),
    priceMin: yen(search.get('price_min')),
    priceMax: yen(search.get('price_max')),
    inStock: search.get('stock') === '1',
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'recommended',
    page: Math.min(Math.max(Math.trunc(Number(search.get('page'))) || 1, 1), 10_000),
  };
}

/** The list of all products, from its first page. */
export const allProducts: ListQuery = readListQuery(new URLSearchParams());

/** Returns the URL of a list without default values, so that each list has one URL. */
export function listHref(query: ListQuery): string {
  return withQuery(paths.products(), {
    word: query.word,
    as_typed: query.asTyped ? '1' : '',
    category: query.category,
    brand: query.brand,
    tag: query.tag,
    country: query.country,
    zone: query.zone,
    allergen: query.allergen,
    price_min: query.priceMin,
    price_max: query.priceMax,
    stock: query.inStock ? '1' : '',
    sort: query.sort === 'recommended' ? '' : query.sort,
    page: query.page === 1 ? '' : query.page,
  });
}

/** Returns the list with changes; from its first page unless `page` is set. */
export function changed(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

/** Returns the list without filters; word and order remain. */
export function withoutFilters({ word, asTyped, sort }: ListQuery): ListQuery {
  return { ...allProducts, word, asTyped, sort };
}

/** Returns a typed amount in yen, in any width and with separators; null if it is no amount. */
function yen(typed: string | null): number | null {
  const digits = (typed ?? '').normalize('NFKC').replace(/[,\s円¥]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

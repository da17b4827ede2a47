import type { ApiClient, Banner, CategoryNode, Pagination, ProductFacets, ProductSearch } from '@shop/api';
import { PAGE_SIZE, paths } from '@shop/constants';
import { data as answered } from 'react-router';
import { loadPageBlocks } from '../layout/load-blocks.ts';
import type { PageBlock } from '../layout/page-block.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { type CardProduct, rowProduct } from '../product-card/card-product.ts';
import { filterParams } from './filter-params.ts';
import { listHref, readListQuery } from './list-query.ts';
import { loadGiftBudgets, type GiftBudget } from './load-gift-budgets.ts';
import { loadNearest, type NearestGoods } from './load-nearest.ts';
import { aboveWaiting, loadWaiting, type WaitingProduct } from './load-waiting.ts';

export interface ProductListData {
  /** The products of the list; those whose import is halted are shown below. */
  readonly products: readonly CardProduct[];
  readonly waiting: readonly WaitingProduct[] | null;
  readonly pagination: Pagination;
  readonly facets: ProductFacets;
  /** How the search was interpreted; null if it was run as typed, or found nothing. */
  readonly understood: ProductSearch | null;
  /** The category of the list, or its parent if it has no presentation; null for a search and for all products. */
  readonly category: ListCategory | null;
  /** The lead and the budgets of the gift list; null for any other list. */
  readonly gifts: { readonly lead: string; readonly budgets: readonly GiftBudget[] } | null;
  /** The notice above the list without filters. */
  readonly notice: Banner | null;
  /** The nearest products for an empty list; null if products were found. */
  readonly nearest: NearestGoods | null;
  /** The blocks of the layout, below the list without filters; null for none. */
  readonly blocks: readonly PageBlock[] | null;
}

/** The presentation of a category above its products. */
export interface ListCategory extends Pick<CategoryNode, 'lead' | 'image'> {
  /** The category of the URL. */
  readonly of: string;
}

/** Reads the products and filter counts of a URL. @throws ApiFailure, 404 after the last page and for no category */
export async function loadProductList({ api, url, signal }: LoadInput): Promise<ProductListData> {
  const query = readListQuery(url.searchParams);
  const filters = filterParams(query);
  const isWhole = listHref(query) === paths.products();
  const [list, facets, category, budgets, notice, blocks] = await Promise.all([
    api.GET('/v1/products', {
      params: { query: { ...filters, sort: query.sort, page: query.page, per: PAGE_SIZE.products } },
      signal,
    }),
    api.GET('/v1/product-facets', { params: { query: filters }, signal }),
    query.category === '' ? null : loadCategory(api, query.category, signal),
    loadGiftBudgets({ api, signal }, query),
    isWhole ? loadNotice(api, signal) : null,
    isWhole ? loadPageBlocks({ api, signal }, 'products') : null,
  ]);
  const pagination = list.pagination ?? { total: list.data.length, per: PAGE_SIZE.products, last: 1, current: 1 };
  if (query.page > pagination.last) throw notFound();
  return {
    products: aboveWaiting(list.data).map(rowProduct),
    waiting: await loadWaiting({ api, signal }, list.data),
    pagination,
    facets: facets.data,
    understood: list.data.length > 0 && facets.data.search ? readOtherwise(facets.data.search) : null,
    category: query.word === '' ? category : null,
    gifts: category?.lead && budgets ? { lead: category.lead, budgets } : null,
    notice,
    nearest: list.data.length === 0 ? await loadNearest({ api, signal }, query) : null,
    blocks,
  };
}

const readOtherwise = (search: ProductSearch): ProductSearch | null =>
  search.corrected !== null || search.dropped.length > 0 ? search : null;

const notFound = () => answered(null, { status: 404 });

/** Optional: null if the category cannot be read. */
async function loadCategory(api: ApiClient, of: string, signal: AbortSignal): Promise<ListCategory | null> {
  const answer = await api
    .GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal })
    .catch(() => null);
  if (answer === null) return null;
  const contains = ({ key, children }: CategoryNode): boolean => key === of || children.some(contains);
  const above = answer.data.find(contains);
  if (above === undefined) throw notFound();
  return { of, lead: above.key === of ? above.lead : null, image: above.image };
}

/** Optional: null if the notice cannot be read. */
async function loadNotice(api: ApiClient, signal: AbortSignal): Promise<Banner | null> {
  const answer = await api
    .GET('/v1/banners', { params: { query: { 'area[]': ['list_top'], is_show: 1 } }, signal })
    .catch(() => null);
  return answer?.data[0] ?? null;
}

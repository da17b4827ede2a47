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
  /** What the list shows; what waits for its import stands below it. */
  readonly products: readonly CardProduct[];
  readonly waiting: readonly WaitingProduct[] | null;
  readonly pagination: Pagination;
  readonly facets: ProductFacets;
  /** How the search was understood; null where goods were looked for by what was typed, and where none were found. */
  readonly understood: ProductSearch | null;
  /** The category of the list, or the one above it when it has no face of its own; null for a search and for all goods. */
  readonly category: ListCategory | null;
  /** What is said of gifts, and the budgets that their list is asked for; null for any other list. */
  readonly gifts: { readonly lead: string; readonly budgets: readonly GiftBudget[] } | null;
  /** What stands above the list without filters. */
  readonly notice: Banner | null;
  /** What is near to a list that is empty; null where goods were found. */
  readonly nearest: NearestGoods | null;
  /** What its layout tells, below the list without filters; null for nothing. */
  readonly blocks: readonly PageBlock[] | null;
}

/** What a category shows of itself above its goods. */
export interface ListCategory extends Pick<CategoryNode, 'lead' | 'image'> {
  /** The category that the address names. */
  readonly of: string;
}

/** The goods of one address and the counts for its filters. @throws ApiFailure; 404 behind the last page and for a category that there is not */
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

/** The list stands without the face of its category when that cannot be read. */
async function loadCategory(api: ApiClient, of: string, signal: AbortSignal): Promise<ListCategory | null> {
  const answer = await api
    .GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal })
    .catch(() => null);
  if (answer === null) return null;
  const holds = ({ key, children }: CategoryNode): boolean => key === of || children.some(holds);
  const above = answer.data.find(holds);
  if (above === undefined) throw notFound();
  return { of, lead: above.key === of ? above.lead : null, image: above.image };
}

/** The list stands without its notice when that cannot be read. */
async function loadNotice(api: ApiClient, signal: AbortSignal): Promise<Banner | null> {
  const answer = await api
    .GET('/v1/banners', { params: { query: { 'area[]': ['list_top'], is_show: 1 } }, signal })
    .catch(() => null);
  return answer?.data[0] ?? null;
}

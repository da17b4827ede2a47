import type { ApiClient, Banner, CategoryNode, Pagination, ProductFacets } from '@shop/api';
import { PAGE_SIZE, paths } from '@shop/constants';
import { loadPageBlocks } from '../layout/load-blocks.ts';
import type { PageBlock } from '../layout/page-block.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { type CardProduct, cardProduct } from '../product/card-product.ts';
import { filterParams, listHref, readListQuery } from './list-query.ts';
import { loadNearest, type NearestGoods } from './load-nearest.ts';

export interface ProductListData {
  readonly products: readonly CardProduct[];
  readonly pagination: Pagination;
  readonly facets: ProductFacets;
  /** The category of the list, or the one above it when it has no face of its own; null for a search and for all goods. */
  readonly category: ListCategory | null;
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

/** The goods of one address and the counts for its filters. @throws ApiFailure */
export async function loadProductList({ api, url, signal }: LoadInput): Promise<ProductListData> {
  const query = readListQuery(url.searchParams);
  const filters = filterParams(query);
  const isWhole = listHref(query) === paths.products();
  const [list, facets, category, notice, blocks] = await Promise.all([
    api.GET('/v1/products', {
      params: { query: { ...filters, sort: query.sort, page: query.page, per: PAGE_SIZE.products } },
      signal,
    }),
    api.GET('/v1/product-facets', { params: { query: filters }, signal }),
    query.word === '' && query.category !== '' ? loadCategory(api, query.category, signal) : null,
    isWhole ? loadNotice(api, signal) : null,
    isWhole ? loadPageBlocks({ api, signal }, 'products') : null,
  ]);
  const alone = { total: list.data.length, per: PAGE_SIZE.products, last: 1, current: 1 };
  return {
    products: list.data.map(cardProduct),
    pagination: list.pagination ?? alone,
    facets: facets.data,
    category,
    notice,
    nearest: list.data.length === 0 ? await loadNearest({ api, signal }, query) : null,
    blocks,
  };
}

/** The list stands without the face of its category when that cannot be read. */
async function loadCategory(api: ApiClient, of: string, signal: AbortSignal): Promise<ListCategory | null> {
  const answer = await api
    .GET('/v1/categories/hierarchy', { params: { query: { table: 'products' } }, signal })
    .catch(() => null);
  const own = answer?.data.find(({ key }) => key === of);
  const above = own ?? answer?.data.find(({ children }) => children.some(({ key }) => key === of));
  return above ? { of, lead: own?.lead ?? null, image: above.image } : null;
}

/** The list stands without its notice when that cannot be read. */
async function loadNotice(api: ApiClient, signal: AbortSignal): Promise<Banner | null> {
  const answer = await api
    .GET('/v1/banners', { params: { query: { 'area[]': ['list_top'], is_show: 1 } }, signal })
    .catch(() => null);
  return answer?.data[0] ?? null;
}

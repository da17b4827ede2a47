import type { ApiClient, Banner, Pagination, ProductFacets, ProductSummary } from '@shop/api';
import { PAGE_SIZE, paths } from '@shop/constants';
import type { LoadInput } from '../load-input.ts';
import { filterParams, listHref, readListQuery } from './list-query.ts';

export interface ProductListData {
  readonly products: readonly ProductSummary[];
  readonly pagination: Pagination;
  readonly facets: ProductFacets;
  /** What stands above the list without filters. */
  readonly notice: Banner | null;
}

/** The goods of one address and the counts for its filters. @throws ApiFailure */
export async function loadProductList({ api, url, signal }: LoadInput): Promise<ProductListData> {
  const query = readListQuery(url.searchParams);
  const filters = filterParams(query);
  const [list, facets, notice] = await Promise.all([
    api.GET('/v1/products', { params: { query: { ...filters, sort: query.sort, page: query.page, per: PAGE_SIZE.products } }, signal }),
    api.GET('/v1/product-facets', { params: { query: filters }, signal }),
    listHref(query) === paths.products() ? loadNotice(api, signal) : null,
  ]);
  const alone = { total: list.data.length, per: PAGE_SIZE.products, last: 1, current: 1 };
  return { products: list.data, pagination: list.pagination ?? alone, facets: facets.data, notice };
}

/** The list stands without its notice when that cannot be read. */
async function loadNotice(api: ApiClient, signal: AbortSignal): Promise<Banner | null> {
  const answer = await api.GET('/v1/banners', { params: { query: { 'area[]': ['list_top'], is_show: 1 } }, signal }).catch(() => null);
  return answer?.data[0] ?? null;
}

import type { Pagination, ProductFacets, ProductSummary } from '@shop/api';
import { PAGE_SIZE } from '@shop/constants';
import type { LoadInput } from '../load-input.ts';
import { filterParams, readListQuery } from './list-query.ts';

export interface ProductListData {
  readonly products: readonly ProductSummary[];
  readonly pagination: Pagination;
  readonly facets: ProductFacets;
}

/** The goods of one address and the counts for its filters. @throws ApiFailure */
export async function loadProductList({ api, url, signal }: LoadInput): Promise<ProductListData> {
  const query = readListQuery(url.searchParams);
  const filters = filterParams(query);
  const [list, facets] = await Promise.all([
    api.GET('/v1/products', { params: { query: { ...filters, sort: query.sort, page: query.page, per: PAGE_SIZE.products } }, signal }),
    api.GET('/v1/product-facets', { params: { query: filters }, signal }),
  ]);
  const alone = { total: list.data.length, per: PAGE_SIZE.products, last: 1, current: 1 };
  return { products: list.data, pagination: list.pagination ?? alone, facets: facets.data };
}

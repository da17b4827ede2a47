import type { ApiClient, Banner, Pagination, ProductFacets, ProductSummary } from '@shop/api';
import { PAGE_SIZE, paths } from '@shop/constants';
import type { LoadInput } from '../load-input.ts';
import { filterParams, listHref, readListQuery } from './list-query.ts';

export interface ProductListData {
  /** No answer came: the screen says so and offers to read again. An outage is never an empty list. */
  readonly isLost: boolean;
  readonly products: readonly ProductSummary[];
  readonly pagination: Pagination;
  readonly facets: ProductFacets;
  /** What stands above the list without filters. */
  readonly notice: Banner | null;
}

/** The goods of one address and the counts for its filters. In the browser a lost connection is told by the data. @throws ApiFailure */
export async function loadProductList(input: LoadInput): Promise<ProductListData> {
  try {
    return await readList(input);
  } catch (error) {
    if (import.meta.env.SSR || !isLost(error)) throw error;
    return nothing;
  }
}

async function readList({ api, url, signal }: LoadInput): Promise<ProductListData> {
  const query = readListQuery(url.searchParams);
  const filters = filterParams(query);
  const [list, facets, notice] = await Promise.all([
    api.GET('/v1/products', { params: { query: { ...filters, sort: query.sort, page: query.page, per: PAGE_SIZE.products } }, signal }),
    api.GET('/v1/product-facets', { params: { query: filters }, signal }),
    listHref(query) === paths.products() ? loadNotice(api, signal) : null,
  ]);
  const alone = { total: list.data.length, per: PAGE_SIZE.products, last: 1, current: 1 };
  return { isLost: false, products: list.data, pagination: list.pagination ?? alone, facets: facets.data, notice };
}

/** The list stands without its notice when that cannot be read. */
async function loadNotice(api: ApiClient, signal: AbortSignal): Promise<Banner | null> {
  const answer = await api.GET('/v1/banners', { params: { query: { 'area[]': ['list_top'], is_show: 1 } }, signal }).catch(() => null);
  return answer?.data[0] ?? null;
}

const nothing: ProductListData = {
  isLost: true,
  products: [],
  pagination: { total: 0, per: PAGE_SIZE.products, last: 1, current: 1 },
  facets: { total: 0, categories: [], brands: [], tags: [], countries: [], zones: [], allergens: [], in_stock: 0, price: { min: null, max: null } },
  notice: null,
};

/** No answer came. Told by its form: the class comes with the client's code, which the first document is without. */
function isLost(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && (error.kind === 'network' || error.kind === 'timeout');
}

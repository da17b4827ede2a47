import type { ProductRequest, RestockNotice } from '@shop/api';
import { PER_ALL } from '@shop/constants';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** What the member waits to be told of, and a page of what he wishes for. */
export interface RequestHistory {
  readonly waited: readonly RestockNotice[];
  readonly wishes: ReadPage<ProductRequest>;
}

/** Products that the member waits to be told of, and those that he wishes for, newest first, as they are today; the page is in the address. */
export function loadRequestHistory({ api, url, signal }: LoadInput): Promise<Reading<RequestHistory>> {
  return loadOrOffline(async () => {
    const [{ data: waited }, wishes] = await Promise.all([
      api.GET('/v1/me/restock-notices', { params: { query: { per: PER_ALL } }, signal }),
      readPage(url, (page) => api.GET('/v1/me/product-request-histories', { params: { query: { page } }, signal })),
    ]);
    return { waited, wishes };
  }, signal);
}

import type { ProductRequest, RestockNotice } from '@shop/api';
import { PER_ALL } from '@shop/constants';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The member's restock notifications, and a page of the product requests. */
export interface RequestHistory {
  readonly waited: readonly RestockNotice[];
  readonly wishes: ReadPage<ProductRequest>;
}

/** Reads restock notifications and product requests, newest first, with current data; the page is in the URL. */
export function loadRequestHistory({ api, url, signal }: LoadInput): Promise<Reading<RequestHistory>> {
  return loadOrOffline(async () => {
    const [{ data: waited }, wishes] = await Promise.all([
      api.GET('/v1/me/restock-notices', { params: { query: { per: PER_ALL } }, signal }),
      readPage(url, (page) => api.GET('/v1/me/product-request-histories', { params: { query: { page } }, signal })),
    ]);
    return { waited, wishes };
  }, signal);
}

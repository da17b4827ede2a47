import type { ProductSearchHistory } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** Reads the member's past searches, newest first; the page is in the URL. */
export function loadSearchHistory({ api, url, signal }: LoadInput): Promise<Reading<ReadPage<ProductSearchHistory>>> {
  return loadOrOffline(
    () => readPage(url, (page) => api.GET('/v1/me/product-search-histories', { params: { query: { page } }, signal })),
    signal,
  );
}

import type { ProductRequest } from '@shop/api';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** Products that the member wishes for, newest first, as they are today; the page is in the address. */
export function loadRequestHistory({ api, url, signal }: LoadInput): Promise<Reading<ReadPage<ProductRequest>>> {
  return readOrOutage(
    () => readPage(url, (page) => api.GET('/v1/me/product-request-histories', { params: { query: { page } }, signal })),
    signal,
  );
}

import type { OrderSummary } from '@shop/api';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** A page of the member's orders, newest first. */
export function loadOrderList({ api, url, signal }: LoadInput): Promise<Reading<ReadPage<OrderSummary>>> {
  return readOrOutage(() => readPage(url, (page) => api.GET('/v1/me/orders', { params: { query: { page } }, signal })), signal);
}

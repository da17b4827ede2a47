import type { OrderSummary } from '@shop/api';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** One page of the member's orders. */
export interface OrderList {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

/** The member's orders, newest first; the page is in the address. */
export function loadOrderList({ api, url, signal }: LoadInput): Promise<Reading<OrderList>> {
  return readOrOutage(async () => {
    const page = pageOf(url);
    const { data, pagination } = await api.GET('/v1/me/orders', { params: { query: { page } }, signal });
    return { orders: data, total: pagination?.total ?? data.length, page, lastPage: pagination?.last ?? 1 };
  }, signal);
}

function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

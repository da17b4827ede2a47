import { paths, withQuery } from '@shop/constants';
import type { OrdersRequested } from './load.ts';

/** Returns the query of the filters that are set. */
export function narrowing({ order_no, from, to }: OrdersRequested): Record<string, string> {
  return Object.fromEntries(Object.entries({ order_no, from, to }).filter(([, value]) => value !== ''));
}

/** Returns the URL of the filtered list, from its first page. */
export function addressOfOrders(requested: OrdersRequested): string {
  return withQuery(paths.mypageOrders(), narrowing(requested));
}

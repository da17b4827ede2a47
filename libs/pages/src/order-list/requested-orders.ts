import { paths, withQuery } from '@shop/constants';
import type { OrdersRequested } from './load.ts';

/** What of the wishes narrows the list, as its address says it. */
export function narrowing({ order_no, from, to }: OrdersRequested): Record<string, string> {
  return Object.fromEntries(Object.entries({ order_no, from, to }).filter(([, value]) => value !== ''));
}

/** Where the list stands narrowed by this, from its first page. */
export function addressOfOrders(asked: OrdersRequested): string {
  return withQuery(paths.mypageOrders(), narrowing(asked));
}

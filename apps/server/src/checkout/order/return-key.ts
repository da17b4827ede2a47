import { createHmac } from 'node:crypto';
import { withQuery } from '@shop/constants';
import type { OrderRow } from './order.queries.ts';

type Returning = Pick<OrderRow, 'id' | 'cartToken'>;

/**
 * Returns the key in the URL by which a payment service sends a browser back: the HMAC of the order by the token of its
 * cart, which only the shopper's own browser has (decision 87).
 */
export function returnKeyOf({ id, cartToken }: Returning): string {
  return createHmac('sha256', cartToken).update(`payment-return\u0000${id}`).digest('base64url');
}

/** `path` with the order and its key. */
export function returnPathOf(path: string, order: Returning): string {
  return withQuery(path, { order: order.id, key: returnKeyOf(order) });
}

import type { Order } from '@shop/api';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** One order of the member. @throws ApiFailure 404 for an order that is not there or another member's */
export function loadOrder({ api, params, signal }: LoadInput): Promise<Reading<Order>> {
  return readOrOutage(async () => {
    const { data } = await api.GET('/v1/me/orders/{id}', { params: { path: { id: params.key ?? '' } }, signal });
    return data;
  }, signal);
}

import type { Order } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** Reads an order of the member. @throws ApiFailure 404 if it does not exist or is another member's */
export function loadOrder({ api, params, signal }: LoadInput): Promise<Reading<Order>> {
  return loadOrOffline(async () => {
    const { data } = await api.GET('/v1/me/orders/{id}', { params: { path: { id: params.key ?? '' } }, signal });
    return data;
  }, signal);
}

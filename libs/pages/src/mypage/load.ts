import type { OrderSummary } from '@shop/api';
import { browserShop } from '@shop/state';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import type { LoadInput } from '../load-input.ts';

const NEWEST = 3;

/** The newest orders; the address book comes into its slice. */
export function loadMyPage({ api, signal }: LoadInput): Promise<Reading<readonly OrderSummary[]>> {
  return readOrOutage(async () => {
    const [orders] = await Promise.all([
      api.GET('/v1/me/orders', { params: { query: { per: String(NEWEST) } }, signal }),
      browserShop().dispatch('loadAddresses'),
    ]);
    return orders.data;
  });
}

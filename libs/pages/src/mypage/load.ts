import type { Measurement, Memorial, OrderSummary } from '@shop/api';
import { PER_ALL } from '@shop/constants';
import { loadAddresses } from '@shop/state';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { readMeasurements } from '../measurement/read-measurements.ts';

const NEWEST = 3;

export interface MyPageData {
  /** The newest ones. */
  readonly orders: readonly OrderSummary[];
  /** All measurements, newest first. */
  readonly measurements: readonly Measurement[];
  readonly memorials: readonly Memorial[];
}

/** Reads the newest orders, measurements and memorial days; loads the address book into the store. */
export function loadMyPage({ api, dispatch, signal }: LoadInput): Promise<Reading<MyPageData>> {
  return loadOrOffline(async () => {
    const [orders, measurements, memorials] = await Promise.all([
      api.GET('/v1/me/orders', { params: { query: { per: String(NEWEST) } }, signal }),
      readMeasurements({ api, signal }),
      api.GET('/v1/me/user-memorials', { params: { query: { per: PER_ALL } }, signal }),
      dispatch(loadAddresses()),
    ]);
    return { orders: orders.data, measurements: measurements.entries, memorials: memorials.data };
  }, signal);
}

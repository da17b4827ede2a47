import type { Address } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The address to change, or null for a new one. @throws ApiFailure 404 for one that is not there or another member's */
export function loadAddressForm({ api, params, signal }: LoadInput): Promise<Reading<Address | null>> {
  return loadOrOffline(async () => {
    if (params.key === undefined) return null;
    const { data } = await api.GET('/v1/me/user-addresses/{id}', {
      params: { path: { id: Number(params.key) } },
      signal,
    });
    return data;
  }, signal);
}

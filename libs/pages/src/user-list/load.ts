import type { UserListDetail } from '@shop/api';
import { PER_ALL } from '@shop/constants';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** A list of the member and the most it may hold. */
export interface ListData {
  readonly list: UserListDetail;
  /** The x-limit of the response; null if it has none. */
  readonly limit: number | null;
}

/** Reads a list with all its products. @throws ApiFailure 404 for a list that the member does not have */
export function loadUserList({ api, params, signal }: LoadInput): Promise<Reading<ListData>> {
  return loadOrOffline(async () => {
    const { data, limit } = await api.GET('/v1/me/user-lists/{key}', {
      params: { path: { key: params.key ?? '' }, query: { is_listables: 1, per: PER_ALL } },
      signal,
    });
    return { list: data, limit };
  }, signal);
}

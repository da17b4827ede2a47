import type { ProductSummary, UserList } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The number of products shown per list. */
const SHOWN = '6';

/** The lists of a member, and the most that each may hold. */
export interface Lists {
  readonly lists: readonly (UserList & {
    /** Those that were put there last. */
    readonly products: readonly ProductSummary[];
  })[];
  /** The x-limit of the response; null if it has none. */
  readonly limit: number | null;
}

/** The lists of a member, each with its latest products. */
export function loadUserLists({ api, signal }: LoadInput): Promise<Reading<Lists>> {
  return loadOrOffline(async () => {
    const { data, limit } = await api.GET('/v1/me/user-lists', { signal });
    const withProducts = async (list: UserList) => {
      if (list.count === 0) return { ...list, products: [] };
      const { data: detail } = await api.GET('/v1/me/user-lists/{key}', {
        params: { path: { key: list.key }, query: { is_listables: 1, per: SHOWN } },
        signal,
      });
      return { ...list, products: detail.listables.map(({ product }) => product) };
    };
    return { lists: await Promise.all(data.map(withProducts)), limit };
  }, signal);
}

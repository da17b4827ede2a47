import { isMember } from '../auth/is-member.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';

/** Ids of the public news that the member has read; null for a guest, of whom nothing is kept. @throws ApiFailure */
export function listReadNews(): ShopThunk<readonly number[] | null> {
  return async (_dispatch, getState, { api }) => {
    if (!(await isMember(getState))) return null;
    const { data } = await api.GET('/v1/news', { params: { query: { per: 'all' } } });
    return data.filter(({ is_read }) => is_read).map(({ id }) => id);
  };
}
